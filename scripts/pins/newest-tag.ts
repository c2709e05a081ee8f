const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * The newest tag that differs in its version alone, within the same line, such as 26 of `node-26`.
 * Undefined if there is none.
 *
 * @param id of the pin; a number at its end is the line.
 */
export function newestTag(id: string, tag: string, tags: readonly string[]): string | undefined {
  const [before = '', version = '', after = ''] = tag.split(/(?<!\d)(\d+(?:[._]\d+)+)(.*)/s);
  const parts = version.split(/[._]/).length;
  const line = /-(\d[\d.]*)$/.exec(id)?.[1];
  const isInLine = (candidate: string) =>
    line === undefined || !version.startsWith(`${line}.`) || candidate.startsWith(`${line}.`);
  return tags
    .filter((candidate) => {
      if (!candidate.startsWith(before) || !candidate.endsWith(after)) return false;
      const other = candidate.slice(before.length, candidate.length - after.length);
      return (
        /^\d+(?:[._]\d+)+$/.test(other) && other.split(/[._]/).length === parts && isInLine(other)
      );
    })
    .toSorted(byNumbers.compare)
    .at(-1);
}
