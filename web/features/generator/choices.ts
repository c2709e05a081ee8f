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
