/** Type-checking readers for parsed YAML; each error says what was expected. */

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`Expected a mapping, found ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(Object.entries(value));
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`Expected a list, found ${JSON.stringify(value)}`);
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Expected text, found ${JSON.stringify(value)}`);
  return value;
}

/** A name or a list of names; undefined is an empty list. */
export function names(value: unknown): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : list(value).map(text);
}
