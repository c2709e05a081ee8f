import type { Edit } from './finding.ts';

const startOfLine = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Adds a line to the block that the key at an offset opens. */
export function addToBlock(line: string): (text: string, offset: number) => Edit | undefined {
  return (text, offset) => {
    const end = endOfLine(text, offset);
    const isBlock = /^[\w"'-]+:\s*(?:#.*)?$/.test(text.slice(offset, end));
    const [indent = ''] = /^[ ]*(?=[^\s#-])/.exec(text.slice(end + 1)) ?? [];
    if (!isBlock || indent.length <= offset - startOfLine(text, offset)) return undefined;
    return { offset: end, end, text: `\n${indent}${line}` };
  };
}

/** Removes the line of a key whose value stands beside it. */
export function removeLine(text: string, offset: number): Edit | undefined {
  const start = startOfLine(text, offset);
  const end = endOfLine(text, offset);
  if (!/^[\w-]+:[ ]*[^\s&*|>[{][^\n]*$/.test(text.slice(start, end))) return undefined;
  return { offset: start, end: Math.min(end + 1, text.length), text: '' };
}

/** Replaces the part of the line from an offset that matches a pattern. */
export function replaceInLine(
  pattern: RegExp,
  by: string,
): (text: string, offset: number) => Edit | undefined {
  return (text, offset) => {
    const start = startOfLine(text, offset);
    const line = text.slice(start, endOfLine(text, offset));
    const match = pattern.exec(line);
    if (!match) return undefined;
    const end = match.index + match[0].length;
    const replaced = line.replace(pattern, by);
    return {
      offset: start + match.index,
      end: start + end,
      text: replaced.slice(match.index, replaced.length - (line.length - end)),
    };
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
