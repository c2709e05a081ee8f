import type { SqlValue, Statement } from '../../worker/db/database.ts';

/** SQLite ends a text at NUL, and a lone surrogate has no UTF-8 encoding. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Writes the values of a statement into its SQL, because wrangler cannot bind values. */
export function render({ parts, values }: Statement): string {
  return String.raw({ raw: parts }, ...values.map(literal));
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
