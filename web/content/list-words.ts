/**
 * Joins words as in "a, b and c". Not by `Intl.ListFormat`, whose data the browser loads in 50 ms on
 * a slow phone.
 */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
