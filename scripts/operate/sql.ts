import type { SqlValue, Statement } from '../../worker/db/database.ts';

/** SQLite ends a text at NUL, and a lone surrogate has no UTF-8 encoding. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Matches a string literal, which is kept, or a placeholder with an optional number. */
const TEXT_OR_PLACE = /'(?:[^']|'')*'|\?(\d*)/g;

/**
 * Inlines the values of a statement into its SQL, because wrangler cannot bind values.
 *
 * @throws {RangeError} for a placeholder without a value.
 */
export function render({ text, values }: Statement): string {
  let highest = 0;
  return text.replaceAll(TEXT_OR_PLACE, (token, digits?: string) => {
    if (digits === undefined) return token;
    const number = digits === '' ? highest + 1 : Number(digits);
    highest = Math.max(highest, number);
    const value = values[number - 1];
    if (value === undefined) throw new RangeError(`Value ${number} is missing.`);
    return literal(value);
  });
}

/**
 * Formats a value as a SQLite literal
 * (https://www.sqlite.org/lang_expr.html#literal_values_constants_).
 *
 * @throws {RangeError} for a value that no column can store.
 */
export function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
    return String(value);
  }
  if (UNSTORABLE.test(value)) {
    throw new RangeError('The text holds a character that cannot be stored.');
  }
  return `'${value.replaceAll("'", "''")}'`;
}
