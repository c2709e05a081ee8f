import type { StarterFile } from './starter-file.ts';

/**
 * Says in the first lines of each file on which day it was created, and at which address it can be
 * created again. JSON has no comments, so it stays as it is.
 */
export function stampFiles(
  files: readonly StarterFile[],
  createdAt: Date,
  address: string,
): readonly StarterFile[] {
  const words = [
    `Created on ${createdAt.toISOString().slice(0, 10)}. To create it again:`,
    address,
  ];
  return files.map((file) => {
    const comment = commentOf(file, words);
    // The interpreter must stay in the first line.
    const start = file.text.startsWith('#!') ? file.text.indexOf('\n') + 1 : 0;
    return { ...file, text: file.text.slice(0, start) + comment + file.text.slice(start) };
  });
}

function commentOf({ path, syntax }: StarterFile, words: readonly string[]): string {
  if (syntax === 'json') return '';
  if (syntax === 'markdown') return `<!-- ${words.join(' ')} -->\n\n`;
  const mark = syntax === 'groovy' || path.endsWith('.js') ? '//' : '#';
  return words.map((line) => `${mark} ${line}\n`).join('');
}
