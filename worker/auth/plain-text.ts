/** One line of text that somebody else has chosen, without what is not shown, cut to a length. */
export function toPlainText(text: string, maxChars: number): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  // Between characters, and not inside one.
  return plain
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
