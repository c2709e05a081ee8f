/**
 * Rules for weak passwords, apart from the list of common ones. Pure, so that the browser can check
 * while the user types.
 */
import { PASSWORD_MIN_CODE_POINTS } from './accounts.ts';
import { shortenPatterns } from './password-patterns.ts';

export type PasswordWeakness = 'too_short' | 'common' | 'pattern' | 'brand' | 'personal';

export interface PasswordOwner {
  readonly brand: string;
  readonly email: string;
  readonly username: string;
}

export const WEAKNESS_MESSAGES: Readonly<Record<PasswordWeakness, string>> = {
  too_short: `Use at least ${PASSWORD_MIN_CODE_POINTS} characters.`,
  common: 'This password is among the first that attackers try. Choose another one.',
  pattern: 'This password is too close to a sequence or a repetition. Choose another one.',
  brand: 'This password is too close to our name. Choose another one.',
  personal: 'This password is too close to your name or address. Choose another one.',
};

/** Pass phrases that everybody has read, which the list is too short for; their letters only. */
const FAMOUS_PHRASES = new Set([
  'correcthorsebatterystaple',
  'maytheforcebewithyou',
  'thequickbrownfoxjumpsoverthelazydog',
  'tobeornottobethatisthequestion',
  'youshallnotpass',
]);

/** Shorter words occur in too many unrelated words. */
const WORD_MIN_CODE_POINTS = 3;

/**
 * Finds the weakness of a new password. Names, addresses, sequences and repetitions are allowed but
 * do not count: the rest must be long enough and not common by itself.
 *
 * @param isCommon called with folded text, see `common-passwords.ts`.
 */
export function findPasswordWeakness(
  password: string,
  { brand, email, username }: PasswordOwner,
  isCommon: (folded: string) => boolean = () => false,
): PasswordWeakness | undefined {
  const folded = foldPassword(password);
  if (isTooShort(password.normalize('NFC'))) return 'too_short';

  const isWeak = (rest: string) => isTooShort(rest) || isCommon(rest);
  const isWeakWithout = (words: readonly string[]) => {
    const rest = removeWords(folded, words);
    return rest !== folded && (isWeak(rest) || isWeak(shortenPatterns(rest)));
  };
  const brandWords = wordsOf(brand);
  const personalWords = [email, ...email.split('@'), username].flatMap(wordsOf);
  if (isWeakWithout(brandWords)) return 'brand';
  if (isWeakWithout([...brandWords, ...personalWords])) return 'personal';
  if (isCommon(folded) || isFamous(folded)) return 'common';
  if (isWeak(shortenPatterns(folded))) return 'pattern';
  return undefined;
}

/** Normalizes Unicode form and letter case. */
export function foldPassword(password: string): string {
  return password.normalize('NFC').toLowerCase();
}

function isFamous(text: string): boolean {
  return FAMOUS_PHRASES.has(text.replaceAll(/\P{L}+/gu, ''));
}

function isTooShort(text: string): boolean {
  return [...text].length < PASSWORD_MIN_CODE_POINTS;
}

/** Lists the whole text, the text without separators, and each word. */
function wordsOf(text: string): string[] {
  const whole = foldPassword(text).trim();
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, words.join(''), ...words].filter(
    (word) => [...word].length >= WORD_MIN_CODE_POINTS,
  );
}

/** Removes the words, then the punctuation and spaces around the rest. */
function removeWords(text: string, words: readonly string[]): string {
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((shortened, word) => shortened.replaceAll(word, ''), text);
  if (rest === text) return text;
  const [inner = ''] = /[^\p{P}\p{Z}](?:.*[^\p{P}\p{Z}])?/su.exec(rest) ?? [];
  return inner;
}
