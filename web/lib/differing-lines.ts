/**
 * The indexes of the lines of `text` that are not in `other`, as a diff would mark them: those
 * outside of the longest common subsequence.
 */
export function differingLines(text: string, other: string): ReadonlySet<number> {
  const lines = text.split('\n');
  const others = other.split('\n');
  // lengths[i][j]: of the common subsequence of what follows line i here and line j there.
  const lengths = Array.from({ length: lines.length + 1 }, () =>
    new Array<number>(others.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) {
        row[j] =
          lines[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const differing = new Set<number>();
  let j = 0;
  for (const [i, line] of lines.entries()) {
    while (j < others.length && line !== others[j] && at(i, j + 1) === at(i, j)) j += 1;
    if (line === others[j]) j += 1;
    else differing.add(i);
  }
  return differing;
}
