/** Sanitizes third-party text to one line without invisible characters, truncated to a length. */
export function toPlainText(text: string, maxChars: number): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  // Does not cut a surrogate pair in half.
  return plain
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
