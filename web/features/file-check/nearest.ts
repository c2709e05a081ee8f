/** Did-you-mean suggestion: a name that differs in one place, by at most two letters. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  return names.find((other) => other !== name && isNear(name, other));
}

function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const longest = Math.max(a.length, b.length) - start - end;
  const most = shorter < 3 ? 0 : shorter < 5 ? 1 : 2;
  return longest <= most || a.toLowerCase() === b.toLowerCase();
}
