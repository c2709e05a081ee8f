/** Finds what style sheets and scripts use that the oldest browsers lack, by the data of web-features. */
import { type CssNode, parse, walk } from 'css-tree';
import { Features, transform } from 'lightningcss';
import { type ESTree, parseSync } from 'vite';
import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../../../../../scripts/prerender/oldest-browsers.ts';

type Browser = keyof typeof OLDEST_BROWSERS;

const browsers = Object.keys(OLDEST_BROWSERS) as Browser[];

/** Whether all of the oldest browsers have a feature, by its key in the compatibility data. */
const isServed = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, isInAll(support)] as const,
        )
      : [],
  ),
);

function isInAll(support: Partial<Record<Browser, string>>): boolean {
  return browsers.every(
    // The data has "≤79" where nobody knows more.
    (browser) => Number(support[browser]?.replace('≤', '')) <= OLDEST_BROWSERS[browser],
  );
}

/** Kinds of values in the compatibility data that are written as functions. */
const FUNCTIONS = ['', 'color.', 'image.', 'gradient.', 'transform-function.', 'easing-function.'];

/** Keys of features that are used outside `@supports`. */
export function findNewCss(css: string): string[] {
  const found = new Set<string>();
  // The parser wants each nested rule to begin with its parent.
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    include: Features.Nesting,
  });
  let guards = 0;
  let property = '';
  walk(parse(code.toString(), { onParseError: fail }), {
    enter(node: CssNode) {
      if (isSupports(node)) guards += 1;
      if (guards > 0) return;
      if (node.type === 'Declaration') property = `css.properties.${node.property}`;
      // A property that is new as a whole is told once, without its values.
      if (node.type === 'Identifier' && found.has(property)) return;
      for (const key of keysOf(node, property)) if (isServed.get(key) === false) found.add(key);
    },
    leave(node: CssNode) {
      if (isSupports(node)) guards -= 1;
    },
  });
  return [...found].toSorted();
}

function isSupports(node: CssNode): boolean {
  return node.type === 'Atrule' && node.name === 'supports';
}

function keysOf(node: CssNode, property: string): readonly string[] {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.media.${node.name}`];
    case 'Declaration':
      return [property];
    case 'Identifier':
      return [`${property}.${node.name}`];
    case 'Function':
      return FUNCTIONS.map((kind) => `css.types.${kind}${node.name}`);
    case 'Dimension':
      return [`css.types.length.${node.unit}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    default:
      return [];
  }
}

function fail(error: Error): never {
  throw error;
}

/** Names of browser APIs, and whether any interface that has the name is in the oldest browsers. */
const apis = new Map<string, boolean>();
for (const [key, served] of isServed) {
  const [, , name = ''] =
    /^(api|javascript\.builtins)\.(?:\w+\.)?(\w+?)(?:_static)?$/.exec(key) ?? [];
  if (name) apis.set(name, served || apis.get(name) === true);
}

/** Names of browser APIs that are used in a source file, which nowhere asks whether they are there. */
export function findNewApis(source: string): string[] {
  const used = new Set<string>();
  for (const node of nodesOf(parseSync('source.tsx', source).program)) {
    const name = usedIn(node);
    if (name && apis.get(name) === false && !isAskedOrOwn(name, source)) used.add(name);
  }
  return [...used].toSorted();
}

/** The name that a call, a construction or a member of the browser uses. */
function usedIn(node: ESTree.Node): string | undefined {
  if (node.type === 'MemberExpression' && isOfBrowser(node)) return nameOf(node);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
  return node.callee.type === 'Identifier' && isTelling(node.callee.name)
    ? node.callee.name
    : undefined;
}

/** Whether the file compares the name with something, or has declared it itself. */
function isAskedOrOwn(name: string, source: string): boolean {
  const asks = `typeof [\\w.]*\\b${name}\\b|['"]${name}['"] in |\\b${name}\\?\\.|\\?\\.${name}\\b`;
  const compares = `\\b${name}\\)? (?:&&|\\|\\||\\?|[!=]==)|!(?:\\w+\\.)*${name}\\b`;
  const declares = `\\b(?:import|const|let|function)\\b[^;=]*\\b${name}\\b`;
  return new RegExp([asks, compares, declares].join('|')).test(source);
}

function* nodesOf(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as ESTree.Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** Objects of the browser by whose members a use is known, and not only by a name of several words. */
const GLOBALS =
  /^(?:document|navigator|window|globalThis|performance|history|location|CSS|URL|Intl|crypto|Promise|Object|Array)$/;

function isOfBrowser(node: ESTree.MemberExpression): boolean {
  if (node.object.type === 'Identifier' && GLOBALS.test(node.object.name)) return true;
  return isTelling(nameOf(node) ?? '');
}

/** Whether the name has several words, or is that of a class. */
function isTelling(name: string): boolean {
  return /[a-z][A-Z]|^[A-Z]/.test(name);
}

function nameOf({ property, computed }: ESTree.MemberExpression): string | undefined {
  return !computed && 'name' in property ? property.name : undefined;
}
