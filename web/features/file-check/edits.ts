import type { Edit, Fix } from './finding.ts';

/** The line at an offset, without its break. */
function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return { start, end, line: text.slice(start, end) };
}

/** Adds a line to the block that the key at an offset opens. */
export function addToBlock(line: string): Fix {
  return (text, offset) => {
    const { start, end } = lineAt(text, offset);
    const isBlock = /^[\w"'-]+:\s*(?:#.*)?\s*$/.test(text.slice(offset, end));
    const [indent = ''] = /^[ ]*(?=[^\s#-])/.exec(text.slice(end + 1)) ?? [];
    if (!isBlock || indent.length <= offset - start) return undefined;
    const isCrlf = text[end - 1] === '\r';
    const at = isCrlf ? end - 1 : end;
    return { offset: at, end: at, text: `${isCrlf ? '\r\n' : '\n'}${indent}${line}` };
  };
}

/** Removes the line of a key whose value stands beside it. */
export function removeLine(text: string, offset: number): Edit | undefined {
  const { start, end, line } = lineAt(text, offset);
  if (!/^ *[\w-]+:[ ]*[^\s&*|>[{][^\n]*$/.test(line)) return undefined;
  return { offset: start, end: Math.min(end + 1, text.length), text: '' };
}

/** Replaces a name where it stands after an offset, in quotes or not, on the same line. */
export function replaceName(name: string, by: string): Fix {
  return (text, start) => {
    const { end } = lineAt(text, start);
    const offset = text.indexOf(name, start);
    if (name === '' || offset < 0 || offset > end) return undefined;
    return { offset, end: offset + name.length, text: by };
  };
}

/**
 * Replaces the part of the line of an offset that matches a pattern.
 * @param by gets the match and its groups.
 */
export function replaceInLine(
  pattern: RegExp,
  by: (match: readonly (string | undefined)[]) => string,
): Fix {
  return (text, offset) => {
    const { start, line } = lineAt(text, offset);
    const match = pattern.exec(line.replace(/\r$/, ''));
    if (!match) return undefined;
    const first = start + match.index;
    const lineBreak = line.endsWith('\r') ? '\r\n' : '\n';
    const edited = by(match).replaceAll('\n', lineBreak);
    return { offset: first, end: first + match[0].length, text: edited };
  };
}

/** Applies edits; of two that overlap only the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let done = 0;
  for (const { offset, end, text: by } of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < done) continue;
    edited += text.slice(done, offset) + by;
    done = end;
  }
  return edited + text.slice(done);
}
