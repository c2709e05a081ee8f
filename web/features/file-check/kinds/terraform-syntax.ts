import type { Node } from 'web-tree-sitter';
import type { Hit } from '../finding.ts';
import { HCL, maskCode, findUnbalanced as unbalancedIn } from './masked-code.ts';
import type { TerraformFile } from './read-terraform.ts';

/** The first bracket without its partner. */
export function findUnbalanced({ root, text }: TerraformFile): Iterable<Hit> {
  return root.hasError && !findOpenString(root) ? unbalancedIn(maskCode(text, HCL)) : [];
}

/** The first mistake of another kind; what follows it is often only its consequence. */
export function* findSyntaxErrors(file: TerraformFile): Iterable<Hit> {
  const { root } = file;
  const string = findOpenString(root);
  if (string) {
    const message = /heredoc/.test(string.type)
      ? 'This heredoc is never closed.'
      : 'This quote has no partner on its line.';
    yield { offset: string.startIndex, message };
  } else if (root.firstNamedChild?.type === 'object') {
    const message = 'Terraform reads JSON only from files whose names end in .json.';
    yield { offset: root.firstNamedChild.startIndex, message };
  } else if (!root.hasError) {
    yield* findWrongLineBreaks(root);
  } else if ([...findUnbalanced(file)].length === 0) {
    yield explain(firstFault(root));
  }
}

const TEMPLATE = /^template_(?:interpolation|directive)$/;

/** The first string in quotes that reaches the next line by itself, or heredoc without an end. */
function findOpenString(root: Node): Node | undefined {
  const wrapped = root.descendantsOfType(['string_lit', 'quoted_template']).filter(isWrapped);
  const heredocs = root
    .descendantsOfType('heredoc_template')
    .filter(({ lastChild }) => lastChild?.isMissing);
  const skipped = root
    .descendantsOfType('ERROR')
    .flatMap(({ children }) => children.filter(({ type }) => STRING_START.test(type)));
  const found = [...wrapped, ...skipped, ...heredocs].sort((a, b) => a.startIndex - b.startIndex);
  if (found.length === 0) return undefined;
  // After another mistake the parser takes ends of strings for starts.
  const { text } = root;
  const open = maskCode(text, HCL).strings.filter(({ end }) => text[end] !== '"');
  const starts = new Set(open.map(({ offset }) => offset - 1));
  return found.find(({ type, startIndex }) => /heredoc/.test(type) || starts.has(startIndex));
}

const STRING_START = /^(?:quoted_template|heredoc)_start$/;

const rowsOf = ({ startPosition, endPosition }: Node) => endPosition.row - startPosition.row;
const areOnOneLine = (before: Node, after: Node) =>
  before.endPosition.row === after.startPosition.row;

/** Whether a string has line breaks outside of its templates. */
function isWrapped(string: Node): boolean {
  const templates = string.children.filter(({ type }) => TEMPLATE.test(type));
  return templates.reduce((rows, template) => rows - rowsOf(template), rowsOf(string)) > 0;
}

/** The first place that the parser had to skip or to complete. */
function firstFault(root: Node): Node {
  const fault = innermost(root, ({ children }) => children.find(({ hasError }) => hasError));
  // An error that is not within a block takes in all that could be read before it.
  return fault.isError && fault.parent?.parent ? fault : innermost(fault, lastWordOf);
}

const lastWordOf = ({ children }: Node) =>
  children.findLast(({ startIndex, endIndex }) => startIndex < endIndex);

function innermost(root: Node, next: (node: Node) => Node | undefined): Node {
  let node = root;
  for (let inner = next(node); inner; inner = next(node)) node = inner;
  return node;
}

function explain({ type, isMissing, startIndex: offset }: Node): Hit {
  const message =
    isMissing && type === 'identifier'
      ? 'A value is missing here.'
      : 'Terraform cannot read on from here. A comma, an equals sign or a quote may be missing or out of place.';
  return { offset, message };
}

/** Line breaks separate arguments and blocks, and must not stand within a header. */
function* findWrongLineBreaks(root: Node): Iterable<Hit> {
  for (const node of root.descendantsOfType(['body', 'object', 'block', 'attribute'])) {
    const parts = node.children.filter(({ isExtra }) => !isExtra);
    for (const [index, part] of parts.entries()) {
      const before = parts[index - 1];
      const isWanted = before && isLineBreakWanted(node, before, part);
      if (!before || isWanted === undefined || isWanted !== areOnOneLine(before, part)) continue;
      const message = isWanted
        ? 'This belongs on a line of its own.'
        : 'This belongs on the line before.';
      yield { offset: part.startIndex, message };
    }
  }
}

/** @returns undefined if there may be one. */
function isLineBreakWanted(node: Node, before: Node, part: Node): boolean | undefined {
  switch (node.type) {
    case 'body':
      return true;
    case 'object':
      return (before.type === 'object_elem' && part.type === 'object_elem') || undefined;
    case 'attribute':
      return false;
    default:
      return part.type === 'body' || part.type === 'block_end'
        ? isSpread(node) || undefined
        : false;
  }
}

/** Whether a brace of the block stands on another line than what is within. */
function isSpread({ children }: Node): boolean {
  const at = children.findIndex(({ type }) => type === 'body');
  const [start, body, end] = children.slice(at - 1, at + 2);
  return (
    at > 0 && !!start && !!body && !!end && !(areOnOneLine(start, body) && areOnOneLine(body, end))
  );
}
