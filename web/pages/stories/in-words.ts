/** Converts `changeFailureRate` to "change failure rate". */
export function inWords(camelCase: string): string {
  return camelCase
    .replaceAll(/[A-Z]|\d+/g, (part) => ` ${part}`)
    .toLowerCase()
    .trim();
}
