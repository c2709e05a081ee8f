/** 26,000, 26 000 or 26’000. 60.000 is sixty to some and sixty thousand to others. */
const IN_THOUSANDS = /^[1-9]\d{0,2}([.,\s'’])\d{3}(\1\d{3})*(\.\d+)?$/;

/** A typed figure as `Number` reads it: not at all, if its separators are unclear. */
export function plainNumber(typed: string): string {
  const text = typed.trim();
  const separator = IN_THOUSANDS.exec(text)?.[1] ?? '';
  return separator === '.' ? 'NaN' : text.replaceAll(separator, '');
}

/** Whether a text has only digits and separators, and yet is no number. */
export function isMispunctuated(typed: string): boolean {
  return /^\d[\d.,\s'’]*$/.test(typed) && Number.isNaN(Number(plainNumber(typed)));
}
