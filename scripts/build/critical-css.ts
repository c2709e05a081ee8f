import { type SelectorComponent, transform, type Visitor } from 'lightningcss';

/**
 * Extracts and minifies the rules that can match elements with the given classes. Rules without a
 * class are kept. Animations and rules for print are left out: they can wait for the full style
 * sheet.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  function canMatch(component: SelectorComponent): boolean {
    if (component.type === 'class') return classes.has(component.name);
    // Hover styles can wait for the full style sheet.
    return !(component.type === 'pseudo-class' && component.kind === 'hover');
  }
  return edit(css, {
    style: ({ value }) =>
      value.selectors.some((selector) => selector.every(canMatch)) ? undefined : [],
    keyframes: () => [],
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  });
}

/** Removes the rules that every page already has inline: fonts and layers of element styles. */
export function withoutBaseRules(css: string): string {
  return edit(css, { 'font-face': () => [], 'layer-block': () => [], 'layer-statement': () => [] });
}

/** The classes that occur in a piece of HTML. */
export function listClasses(html: string): string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** HTML without what a closed `<details>` hides. */
export function withoutClosedDetails(html: string): string {
  return html.replaceAll(/<\/summary>.*?<\/details>/gs, '');
}

/** Edits the rules, then minifies, which also removes empty media queries. */
function edit(css: string, Rule: NonNullable<Visitor<never>['Rule']>): string {
  const edited = transform({
    filename: 'edited.css',
    code: Buffer.from(css),
    visitor: { Rule },
  });
  const { code } = transform({ filename: 'style.css', code: edited.code, minify: true });
  return code.toString();
}
