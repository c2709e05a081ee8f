/**
 * The styles that a page has inline: all of them if the first flight of a connection has room, otherwise
 * those above its fold. The style sheet follows after the first paint.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type Declaration,
  type MediaQuery,
  type Rule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

type AttributeSelector = Extract<SelectorComponent, { type: 'attribute' }>;

/** Set by web/starter.ts, most before the first paint, so the prerendered HTML has none of them. */
const STARTER_ATTRIBUTES = [
  'data-theme',
  'data-fonts',
  'data-signed-in',
  'data-menu',
  'data-scrolled',
  'data-unserved',
  'data-unstyled',
];

/** Cloudflare's quality for answers that it compresses on the fly. */
const EDGE_BROTLI_QUALITY = 4;
/** The first flight of a connection carries 14.6 kB, of which the headers take 1.2 kB, seldom more. */
const DOCUMENT_MAX_BYTES = 13_300;

/**
 * Chooses the inline styles of pages that share them, because they are of one route.
 * @param write the document of a page with these styles.
 */
export function chooseStyles<Page extends { readonly html: string }>(
  pages: readonly Page[],
  critical: CriticalCss,
  write: (page: Page, style: string) => string,
): { readonly page: Page; readonly style: string }[] {
  const htmls = pages.map(({ html }) => html);
  const whole = critical(new Set(htmls.flatMap(listNames)));
  let above: string | undefined;
  return pages.map((page) => {
    if (fitsFirstFlight(write(page, whole))) return { page, style: whole };
    above ??= stylesAboveFold(htmls, critical);
    return { page, style: above ?? whole };
  });
}

/** The styles that the pages of a route share above their fold, if they have one. */
function stylesAboveFold(htmls: readonly string[], critical: CriticalCss): string | undefined {
  if (htmls.every((html) => findFold(html) < 0)) return undefined;
  const firstScreens = htmls.map((html) => withoutClosedDetails(html.slice(0, findFold(html))));
  return critical(new Set(firstScreens.flatMap(listNames))) + HIDE_BELOW_FOLD;
}

/** Whether a page arrives without a second round trip, compressed as the edge does it. */
function fitsFirstFlight(html: string): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: EDGE_BROTLI_QUALITY };
  return brotliCompressSync(html, { params }).byteLength <= DOCUMENT_MAX_BYTES;
}

/** Start of the first element that marks a fold; -1 if there is none. */
export function findFold(html: string): number {
  const mark = html.indexOf(' data-fold="');
  return mark < 0 ? -1 : html.lastIndexOf('<', mark);
}

/**
 * Hides what follows the fold until the style sheet applies. web/starter.ts sets the attribute on the
 * document, so without scripts nothing is hidden. A `:has()` here would match any element: browsers
 * then style the whole page anew when one is added.
 */
export const HIDE_BELOW_FOLD =
  '[data-unstyled] :is([data-fold],[data-fold]~*,main~*){display:none}';

/** The rules of a first screen with these elements, classes, `open`, `aria-` and `data-` attributes. */
export type CriticalCss = (names: ReadonlySet<string>) => string;

/**
 * Finds the rules of a first screen: those that can match elements with the names that `listNames`
 * gives, with the custom properties that they use. Left out are motion and rules for print, for contrast,
 * for less motion and for browsers that lack a feature, which can wait for the full style sheet, and rules
 * for pages without scripts, which link that sheet in their head.
 */
export function criticalCss(css: string): CriticalCss {
  const rules = edit(css, {
    Rule: {
      keyframes: () => [],
      media: (rule) => (isForLater(rule) ? [] : undefined),
      supports: (rule) => (isForLater(rule) ? [] : undefined),
    },
    Declaration: dropMotion,
  });
  return (names) => withoutUnusedProperties(withoutOtherNames(rules, names));
}

/** Drops selectors that match nothing with the names. */
function withoutOtherNames(css: string, names: ReadonlySet<string>): string {
  const keep = (selector: Selector) => (canMatch(selector, names) ? undefined : []);
  return edit(css, { Selector: keep });
}

/** Drops custom properties that no rule uses, then those that only the dropped ones used. */
function withoutUnusedProperties(css: string): string {
  const isUsed = (name: string) => new RegExp(`var\\(${name}[,)]`).test(css);
  const kept = edit(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !isUsed(name) ? [] : undefined),
    },
  });
  return kept === css ? css : withoutUnusedProperties(kept);
}

/**
 * Whether a selector can match an element with the names. One that matters only later does not: for
 * pointers, dialogs and open popovers.
 */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  // Every page has the rules for bare elements, see `withoutBaseRules`.
  const isBase = !selector.some(({ type }) => ['class', 'attribute', 'nesting'].includes(type));
  return selector.every(
    (part) => matches(part) && (isBase || part.type !== 'type' || names.has(part.name)),
  );

  function matches(component: SelectorComponent): boolean {
    if (component.type === 'class') return names.has(`.${component.name}`);
    if (component.type === 'attribute') return hasAttribute(component);
    if (component.type === 'type') return component.name !== 'dialog';
    if (component.type !== 'pseudo-class') return true;
    if (component.kind === 'has' || component.kind === 'is') {
      return component.selectors.some((part) => part.every(matches));
    }
    return component.kind !== 'hover' && component.kind !== 'popover-open';
  }
  function hasAttribute({ name, operation }: AttributeSelector): boolean {
    if (!/^(?:aria-|data-|open$)/.test(name) || STARTER_ATTRIBUTES.includes(name)) return true;
    return names.has(operation?.operator === 'equal' ? `${name}=${operation.value}` : name);
  }
}

function dropMotion(declaration: Declaration): [] | undefined {
  const { property } =
    declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
  return /^(?:animation|transition)/.test(property) ? [] : undefined;
}

function isForLater(rule: Rule): boolean {
  if (rule.type === 'supports') return rule.value.condition.type === 'not';
  return rule.type === 'media' && rule.value.query.mediaQueries.every(canWait);
}

function canWait({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true;
  if (condition?.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  if (name === 'scripting') return value.type === 'ident' && value.value === 'none';
  return ['forced-colors', 'prefers-contrast', 'prefers-reduced-motion'].includes(name);
}

/**
 * Removes the rules that every page already has inline: fonts, and layers of element styles but for
 * what `criticalCss` leaves out of them.
 */
export function withoutBaseRules(css: string): string {
  return edit(css, {
    Rule: {
      'font-face': () => [],
      'layer-block': ({ value }) => {
        const rules = value.rules.filter(isForLater);
        return rules.length > 0 ? { type: 'layer-block', value: { ...value, rules } } : [];
      },
      'layer-statement': () => [],
    },
  });
}

/** The elements, classes, `open`, `aria-` and `data-` attributes of HTML: `nav`, `.menu`, `data-state`, `data-state=open`. */
export function listNames(html: string): string[] {
  const elements = [...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name);
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => `.${name}`),
  );
  const attributes = [...html.matchAll(/ ((?:aria-|data-)[\w-]+|open)(?:="([^"]*)")?/g)].flatMap(
    ([, name = '', value = '']) => [name, `${name}=${value}`],
  );
  return [...elements, ...classes, ...attributes];
}

/** HTML without what a closed `<details>` hides. */
export function withoutClosedDetails(html: string): string {
  return html.replaceAll(/<\/summary>.*?<\/details>/gs, '');
}

/** Edits the style sheet and minifies it, which also removes rules and media queries left empty. */
function edit(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  });
  return code.toString();
}
