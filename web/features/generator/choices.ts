/** Choices as stored in a URL fragment, by name. */
export type Choices = Readonly<Record<string, string>>;

export function toHash(choices: Choices): string {
  return String(new URLSearchParams(choices));
}

/** @param hash including its `#`, as in `location.hash`. */
export function readHash(hash: string): Choices {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

/** Values of the named controls; repeated names are joined, missing ones are omitted. */
export function readControls(form: FormData, names: readonly string[]): Choices {
  return Object.fromEntries(
    names.filter((name) => form.has(name)).map((name) => [name, form.getAll(name).join(' ')]),
  );
}

/** Narrows a text to one of the allowed values; undefined if it is none of them. */
export function readValue<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** Splits a space-separated list; undefined if there is none. */
export function readItems(text: string | undefined): readonly string[] | undefined {
  return text === '' ? [] : text?.split(' ');
}

/** Decodes a name written by `encodeURIComponent`; invalid encodings are returned unchanged. */
export function readName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
