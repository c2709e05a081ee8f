/** Lines of a file; a nested block stands one level deeper. */
export type TextBlock = readonly (string | TextBlock)[];

/** The lines as text. `indent` is the number of spaces a level. */
export function renderText(block: TextBlock, indent = 2): string {
  return `${flatten(block, '', ' '.repeat(indent)).join('\n')}\n`;
}

function flatten(block: TextBlock, margin: string, step: string): string[] {
  return block.flatMap((line) => {
    if (typeof line !== 'string') return flatten(line, margin + step, step);
    // A line may hold a whole script: each of its lines gets the margin.
    return line.split('\n').map((part) => (part === '' ? '' : margin + part));
  });
}

/** The block if the condition holds, otherwise nothing; to be spread into a larger block. */
export function when(condition: boolean, block: TextBlock): TextBlock {
  return condition ? block : [];
}

/** The lines as comments, wrapped at words so that a file reads well without scrolling. */
export function comment(text: string, mark: '#' | '//' = '#', width = 96): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const word of text.split(' ')) {
    if (line !== mark && line.length + 1 + word.length > width) {
      lines.push(line);
      line = mark;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
