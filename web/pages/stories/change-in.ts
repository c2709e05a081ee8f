/** Minutes in a unit of time. */
const UNITS: Readonly<Record<string, number>> = { h: 60, s: 480, d: 1440, w: 10_080 };

/**
 * The amounts that a result states ("47 min → 4 min", "2 → 52 of 63"), times in minutes, and what
 * they are measured by: all there are, or the larger one. A share ("38%") is one amount, and a
 * decrease ("−41%") is what is left of a hundred.
 */
export function changeIn(result: string) {
  const [is = '', was] = result.split(' → ').reverse();
  const [after = 0, all] = is.split(' of ').map(amountIn);
  if (is.startsWith('−')) return { amounts: [100, 100 - after], whole: 100 };
  const amounts = was === undefined ? [after] : [amountIn(was), after];
  return { amounts, whole: all ?? (is.endsWith('%') ? 100 : Math.max(...amounts)) };
}

/** Sum of the numbers in a text, times in minutes. */
function amountIn(text: string): number {
  let sum = 0;
  for (const [, number = '', unit = ''] of text.replaceAll(',', '').matchAll(/([\d.]+) ?(\w?)/g)) {
    sum += Number(number) * (UNITS[unit] ?? 1);
  }
  return sum;
}
