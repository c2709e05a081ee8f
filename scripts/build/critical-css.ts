import { type SelectorComponent, transform, type Visitor } from 'lightningcss';

/**
 * The rules of a style sheet that can match elements with the given classes, minified. Rules
 * without a class stay. Animations are left out: they start when the whole sheet is there.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  function canMatch(component: SelectorComponent): boolean {
    if (component.type === 'class') return classes.has(component.name);
    // Nobody points at something before the whole sheet is there.
    return !(component.type === 'pseudo-class' && component.kind === 'hover');
  }
  return edit(css, {
    style: ({ value }) =>
      value.selectors.some((selector) => selector.every(canMatch)) ? undefined : [],
    keyframes: () => [],
  });
}

/** A style sheet without the rules that stand in every page: fonts, and layers of bare elements. */
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

/** Edits rules, then minifies, which removes the media queries that are left without rules. */
function edit(css: string, Rule: NonNullable<Visitor<never>['Rule']>): string {
  const edited = transform({
    filename: 'edited.css',
    code: Buffer.from(css),
    visitor: { Rule },
  });
  const { code } = transform({ filename: 'style.css', code: edited.code, minify: true });
  return code.toString();
}
