/** What a template takes: an array is lines, one below the other; `false` is no line at all. */
export type Part = string | number | false | undefined | readonly Part[];

/**
 * Lines of a file, written the way they look there: the margin of the first line is dropped. A part
 * that stands alone on its line moves all its lines to that place, and one without lines leaves none.
 */
export function lines(template: TemplateStringsArray, ...parts: readonly Part[]): string[] {
  const waiting = [...parts];
  const written = template.join(SLOT).replace(/^\n|\n *$/g, '');
  const margin = written.search(/[^ ]|$/);
  return written.split('\n').flatMap((line) => {
    const text = line.slice(margin);
    if (text.trim() === SLOT) return indent(linesOf(waiting.shift()), text.indexOf(SLOT));
    return text.replaceAll(SLOT, () => linesOf(waiting.shift()).join('\n'));
  });
}

/** Stands for a part; no template has it in its own text. */
const SLOT = '\0';

function linesOf(part: Part): string[] {
  if (part === undefined || part === false) return [];
  return typeof part === 'object' ? part.flatMap(linesOf) : String(part).split('\n');
}

function indent(block: readonly string[], width: number): string[] {
  return block.map((line) => line && ' '.repeat(width) + line);
}

/** Blocks with an empty line between them; those without lines are left out. */
export function paragraphs(...blocks: readonly Part[]): string[] {
  return blocks
    .map(linesOf)
    .filter(({ length }) => length > 0)
    .flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

/** The text as comments, wrapped at words so that a file reads well without scrolling. */
export function comment(text = '', mark: '#' | '//' = '#', width = 96): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    } else wrapped.push(`${mark} ${word}`);
  }
  return wrapped;
}
