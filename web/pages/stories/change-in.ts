/** Minutes in a unit of time. */
const UNITS: Readonly<Record<string, number>> = { h: 60, s: 480, d: 1440, w: 10_080 };

/**
 * The change that a result states ("47 min → 4 min", "2 → 52 of 63"), times in minutes, and what it
 * is measured by: the larger side, or all there are. A share ("38%", "−41%") has no before.
 */
export function changeIn(result: string) {
  const [was = '', is] = result.split(' → ');
  if (is === undefined) return;
  const before = amountIn(was);
  const [after = 0, whole = Math.max(before, after)] = is.split(' of ').map(amountIn);
  return { before, after, whole };
}

/** Sum of the numbers in a text, times in minutes. */
function amountIn(text: string): number {
  let sum = 0;
  for (const [, number = '', unit = ''] of text.replaceAll(',', '').matchAll(/([\d.]+) ?(\w?)/g)) {
    sum += Number(number) * (UNITS[unit] ?? 1);
  }
  return sum;
}
