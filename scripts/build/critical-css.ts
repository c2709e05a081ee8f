import { type MediaQuery, type SelectorComponent, transform, type Visitor } from 'lightningcss';

type RuleVisitors = NonNullable<Visitor<never>['Rule']>;

/**
 * The rules of the first screen: those that can match elements with the given classes, or have no
 * class. Left out are rules for print, for contrast and for browsers that lack a feature, which can
 * wait for the full style sheet, and rules for pages without scripts, which link that sheet in their
 * head.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  return edit(css, {
    ...matchingRules(classes),
    media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined),
    supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
  });
}

/**
 * The rules of the rest of a page, for a file that is linked below the first screen. Without scripts
 * it follows the full style sheet, so it repeats what that has for print and the like.
 */
export function foldCss(css: string, classes: ReadonlySet<string>): string {
  return withoutBaseRules(edit(css, matchingRules(classes)));
}

/**
 * Drops rules that match no element of the classes, and those that matter only later: for pointers,
 * animations, dialogs and open popovers.
 */
function matchingRules(classes: ReadonlySet<string>) {
  function canMatch(component: SelectorComponent): boolean {
    if (component.type === 'class') return classes.has(component.name);
    if (component.type === 'type') return component.name !== 'dialog';
    if (component.type !== 'pseudo-class') return true;
    if (component.kind === 'has') return component.selectors.some((part) => part.every(canMatch));
    return component.kind !== 'hover' && component.kind !== 'popover-open';
  }
  return {
    style: ({ value }) =>
      value.selectors.some((selector) => selector.every(canMatch)) ? undefined : [],
    keyframes: () => [],
  } satisfies RuleVisitors;
}

function canWait({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true;
  if (condition?.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  if (name === 'scripting') return value.type === 'ident' && value.value === 'none';
  return name === 'forced-colors' || name === 'prefers-contrast';
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
function edit(css: string, Rule: RuleVisitors): string {
  const edited = transform({
    filename: 'edited.css',
    code: Buffer.from(css),
    visitor: { Rule },
  });
  const { code } = transform({ filename: 'style.css', code: edited.code, minify: true });
  return code.toString();
}
