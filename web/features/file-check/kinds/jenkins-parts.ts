/** A statement; of a block with the statements within. */
export interface Part {
  readonly name: string;
  readonly offset: number;
  /** From the end of the name to the brace or to the end of the statement. */
  head: string;
  readonly parts: Part[];
  isBlock: boolean;
}

/** Whether what begins at an offset is a further item of a list. */
const isListed = (code: string, at: number) =>
  /,\s{0,100}$/.test(code.slice(Math.max(0, at - 101), at));

/** Reads statements from an offset to the end of the first block there. */
export function readParts(code: string, from: number): readonly Part[] {
  const root: Part = { name: '', offset: from, head: '', parts: [], isBlock: true };
  const open: Part[] = [root];
  const depths: number[] = [];
  let part: Part | undefined;
  let headAt = from;
  let brackets = 0;
  const endHead = (end: number) => {
    if (part && !part.isBlock && part.head === '') part.head = code.slice(headAt, end);
  };
  for (const { 0: token, index } of code
    .slice(from)
    .matchAll(/[{}()[\];\n]|[A-Za-z_]\w*|[^\s\w]/g)) {
    const at = from + index;
    const block = open.at(-1);
    if (token === '(' || token === '[') brackets += 1;
    else if (token === ')' || token === ']') brackets = Math.max(0, brackets - 1);
    else if (token === '{') {
      endHead(at);
      const inner =
        brackets === 0 && part
          ? part
          : { name: '', offset: at, head: '', parts: [], isBlock: true };
      inner.isBlock = true;
      // Brackets around a closure are counted again after it.
      open.push(inner);
      depths.push(brackets);
      brackets = 0;
      part = undefined;
    } else if (token === '}') {
      endHead(at);
      brackets = depths.pop() ?? 0;
      const closed = open.pop();
      part = brackets > 0 ? closed : undefined;
      if (open.length <= 1) break;
    } else if ((token === '\n' || token === ';') && brackets === 0) {
      // A brace may stand on the next line.
      if (token === '\n' && /^\s{0,400}\{/.test(code.slice(at, at + 401))) continue;
      endHead(at);
      part = undefined;
    } else if (!part && brackets === 0 && /^\w/.test(token) && !isListed(code, at)) {
      part = { name: token, offset: at, head: '', parts: [], isBlock: false };
      headAt = at + token.length;
      block?.parts.push(part);
    }
  }
  return root.parts;
}
