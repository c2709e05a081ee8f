/**
 * A translator replaces text nodes by `<font>`. React then writes new words into a node that is gone,
 * or fails to insert an element before it. So text that stands beside something else, in a component
 * that updates, stands in an element of its own.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Components that update. Others draw their content once, or code, which is not translated. */
const UPDATED = [
  'web/{frame,components/forms,pages/stories}/**/*.tsx',
  'web/features/{booking,consent,dashboard,generator,leads,mongodb,onboarding,pipelines}/**/*.tsx',
  'web/features/{search,session,theme,accounts/account}/**/*.tsx',
  'web/features/file-viewer/!(CodePreview).tsx',
];

test('text beside elements or conditions stands in an element of its own', () => {
  const offenders = globSync(UPDATED).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const { program } = parseSync(file, text, { lang: 'tsx' });
    return findMixed(program).map((start) => `${file}:${text.slice(0, start).split('\n').length}`);
  });
  expect(offenders).toEqual([]);
});

/** Names of properties and variables that hold elements. */
const ELEMENTS =
  /^(?:children|hint|adornment|aside|control|form|picker|picture|preview|sent|.+Cards|.+Link|.+Element)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Where elements begin that hold changing text, or a condition before text, beside other children. */
function findMixed(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(findMixed);
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap(findMixed);
  return isElement(node) && isMixed(childrenOf(node)) ? [node.start, ...below] : below;
}

function isMixed(children: readonly Node[]): boolean {
  return children.some((child, index) => {
    const next = children[index + 1];
    if (isChangingText(child)) return children.length > 1;
    return isOptional(child) && next !== undefined && isText(next);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isElement({ type }: Node): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Without the white space between lines and comments. */
function childrenOf({ children }: Node): Node[] {
  return (Array.isArray(children) ? children.filter(isNode) : []).flatMap((child) => {
    if (child.type === 'JSXText') return /^\s*\n\s*$/.test(String(child.value)) ? [] : [child];
    if (child.type !== 'JSXExpressionContainer') return [child];
    const { expression } = child;
    return isNode(expression) && expression.type !== 'JSXEmptyExpression' ? [expression] : [];
  });
}

function isText(node: Node): boolean {
  return node.type === 'JSXText' || node.type === 'Literal' || isChangingText(node);
}

/** An expression that is no element: a name, a call, a template. Content of a module never changes. */
function isChangingText(node: Node): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'Identifier':
      return !ELEMENTS.test(String(node.name));
    case 'CallExpression':
      return !isOptional(node) && !(isNode(node.callee) && ELEMENTS.test(String(node.callee.name)));
    case 'LogicalExpression':
      return isNode(node.right) && (isChangingText(node.right) || node.right.type === 'Literal');
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some(
        (branch) => isNode(branch) && isText(branch) && branch.value !== null,
      );
    default:
      return false;
  }
}

function isMap({ property }: Node): boolean {
  return isNode(property) && property.name === 'map';
}

/** Elements that come and go: a condition, or a list. */
function isOptional({ type, callee }: Node): boolean {
  if (type === 'LogicalExpression' || type === 'ConditionalExpression') return true;
  return type === 'CallExpression' && isNode(callee) && isMap(callee);
}
