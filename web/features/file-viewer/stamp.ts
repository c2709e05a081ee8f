import type { StarterFile } from './starter-file.ts';

/**
 * Says in the last lines of each file on which day it was created, and at which address it can be
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
  return files.map((file) => ({ ...file, text: file.text + commentOf(file, words) }));
}

function commentOf({ path, syntax }: StarterFile, words: readonly string[]): string {
  if (syntax === 'json') return '';
  if (syntax === 'markdown') return `\n<!-- ${words.join(' ')} -->\n`;
  const mark = syntax === 'groovy' || path.endsWith('.js') ? '//' : '#';
  return `\n${words.map((line) => `${mark} ${line}\n`).join('')}`;
}
