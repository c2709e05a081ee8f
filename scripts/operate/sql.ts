type SqlValue = string | number | null;

/** A null ends a text, and half of a surrogate pair is none. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Writes SQL with values in it: wrangler takes text, and binds no values. Use as a tag, so that
 * no value gets into the text in another way.
 */
export function sql(parts: TemplateStringsArray, ...values: readonly SqlValue[]): string {
  return parts.reduce((text, part, index) => text + literal(values[index - 1] ?? null) + part);
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
