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
  const known = new Set<string>();
  const use = (name: string | undefined) => {
    if (name !== undefined && apis.get(name) === false) used.add(name);
  };
  const ask = (...nodes: readonly (ESTree.Node | null)[]) => {
    for (const node of nodes) known.add((node && nameOf(node)) ?? '');
  };
  for (const node of nodesOf(parseSync('source.tsx', source).program)) {
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
        ask(node.local);
        break;
      case 'VariableDeclarator':
        ask(node.id);
        break;
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression':
        ask(node.id, ...node.params);
        break;
      case 'Property':
        ask(node.value);
        break;
      case 'NewExpression':
      case 'CallExpression':
        if ('optional' in node && node.optional) ask(node.callee);
        else if (node.callee.type === 'Identifier') use(node.callee.name);
        break;
      case 'MemberExpression':
        if (node.optional) ask(node, node.object);
        else if (isOfBrowser(node)) use(nameOf(node));
        break;
      case 'UnaryExpression':
        ask(node.argument);
        break;
      case 'BinaryExpression':
        if (node.left.type === 'Literal') known.add(String(node.left.value));
        else ask(node.left, node.right);
        break;
      case 'LogicalExpression':
        ask(node.left);
        break;
      case 'ConditionalExpression':
      case 'IfStatement':
        ask(node.test);
        break;
    }
  }
  return [...used].filter((name) => !known.has(name)).toSorted();
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
  return /[a-z][A-Z]/.test(nameOf(node) ?? '');
}

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return;
  return 'name' in node.property ? node.property.name : undefined;
}
