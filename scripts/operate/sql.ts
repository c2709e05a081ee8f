import type { SqlValue, Statement } from '../../worker/db/database.ts';

/** A null ends a text, and half of a surrogate pair is none. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** A text in the SQL, which stays as it is, or the place of a value, which may have a number. */
const TEXT_OR_PLACE = /'(?:[^']|'')*'|\?(\d*)/g;

/**
 * Writes the values of a statement into its SQL: wrangler takes text, and binds no values.
 *
 * @throws {RangeError} for a place without a value.
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
 * A value as SQLite reads it (https://www.sqlite.org/lang_expr.html#literal_values_constants_).
 *
 * @throws {RangeError} for what no column of ours can hold.
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
