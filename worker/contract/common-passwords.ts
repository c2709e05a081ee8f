/** The common passwords' place on the site; the Worker and the browser read the same file. */
export const COMMON_PASSWORDS_PATH = '/common-passwords.txt';

/**
 * Reads the list of `public/common-passwords.txt`: sorted, each line a digit in base 36 that says
 * how many characters it shares with the line before, then its own.
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
