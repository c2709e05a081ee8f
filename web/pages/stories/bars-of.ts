/** Minutes in a unit of time. */
const UNITS: Readonly<Record<string, number>> = { h: 60, s: 480, d: 1440, w: 10_080 };

/**
 * Lengths of the two bars under a result, in percent: before and after.
 * A result is a change ("47 min → 4 min"), a part ("2 → 52 of 63") or a share ("38%", "−41%").
 */
export function barsOf(result: string): readonly [before: number, after: number] {
  const [before = '', after] = result.split(' → ');
  const from = amountIn(before);
  if (after === undefined) return [100, before.startsWith('−') ? 100 - from : from];
  const [to = 0, whole = Math.max(from, to)] = after.split(' of ').map(amountIn);
  return [Math.round((from / whole) * 100), Math.round((to / whole) * 100)];
}

/** Sum of the numbers in a text, times in minutes. */
function amountIn(text: string): number {
  let sum = 0;
  for (const [, number = '', unit = ''] of text.replaceAll(',', '').matchAll(/([\d.]+) ?(\w?)/g)) {
    sum += Number(number) * (UNITS[unit] ?? 1);
  }
  return sum;
}
