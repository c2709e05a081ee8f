/**
 * Replaces each invalid part of the options with the fallback's, down to single fields and rows; a row
 * without a counterpart is dropped.
 * @param countProblems of the options; the fallback has none.
 */
export function keepValid<Whole>(
  whole: Whole,
  fallback: Whole,
  countProblems: (whole: Whole) => number,
): Whole {
  if (typeof whole !== 'object' || !whole || !fallback) return fallback;
  let kept = whole;
  // From the end: removing a row moves no earlier one, and an option may depend on those before it.
  for (const key of (Object.keys(whole) as (keyof Whole)[]).toReversed()) {
    const count = (part: Whole[keyof Whole]) => countProblems(putAt(kept, key, part));
    if (count(fallback[key]) < countProblems(kept)) {
      kept = putAt(kept, key, keepValid(kept[key], fallback[key], count));
    }
  }
  return countProblems(kept) > countProblems(fallback) ? fallback : kept;
}

/** A copy with another part at the key; without a part, a list loses the row. */
function putAt<Whole>(whole: Whole, key: keyof Whole, part: Whole[keyof Whole]): Whole {
  if (!Array.isArray(whole)) return { ...whole, [key]: part };
  return whole.toSpliced(Number(key), 1, ...(part ? [part] : [])) as Whole;
}
