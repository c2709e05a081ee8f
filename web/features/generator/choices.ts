/** Choices as they stand in an address, by name. */
export type Choices = Readonly<Record<string, string>>;

/** As it stands behind the `#` of an address. */
export function toHash(choices: Choices): string {
  return String(new URLSearchParams(choices));
}

/** @param hash with its `#`, as a location has it. */
export function readHash(hash: string): Choices {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

/** What the named controls show, joined where several have one name; those not there are left out. */
export function readControls(form: FormData, names: readonly string[]): Choices {
  return Object.fromEntries(
    names.filter((name) => form.has(name)).map((name) => [name, form.getAll(name).join(' ')]),
  );
}

/** The value that the text is, if there is one. */
export function readValue<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** The items of a list, which have spaces between them; undefined where there is no list. */
export function readItems(text: string | undefined): readonly string[] | undefined {
  return text === '' ? [] : text?.split(' ');
}

/** A name that was written by `encodeURIComponent`; one that was not stays as it is. */
export function readName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
