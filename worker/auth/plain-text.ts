import { INVISIBLE_IN_NAME } from '../contract/name-rules.ts';

const GAP = new RegExp(`(?:${INVISIBLE_IN_NAME.source}|\\s)+`, 'gu');

/** Sanitizes third-party text to one line without invisible characters, truncated to a length. */
export function toPlainText(text: string, maxChars: number): string {
  const plain = text.normalize('NFC').replaceAll(GAP, ' ').trim();
  // Does not cut a surrogate pair in half.
  return plain
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
