/** URL path of the list of common passwords; the Worker and the browser read the same file. */
export const COMMON_PASSWORDS_PATH = '/common-passwords.txt';

/**
 * Decodes `public/common-passwords.txt`: a sorted list in which each line is a base-36 digit, the
 * length of the prefix shared with the previous line, followed by the rest.
 */
export function readCommonPasswords(text: string): ReadonlySet<string> {
  const passwords = new Set<string>();
  let previous = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    previous = previous.slice(0, Number.parseInt(line[0] ?? '', 36)) + line.slice(1);
    passwords.add(previous);
  }
  return passwords;
}
