/**
 * The list of common passwords, as a Bloom filter: it knows every password of the list, and takes
 * one in 2,000 others for one of them. `scripts/common-passwords.ts` makes it.
 */

/** URL path of the filter; the Worker and the browser read the same file. */
export const COMMON_PASSWORDS_PATH = '/common-passwords.bin';

export interface CommonPasswords {
  /** @param folded see `foldPassword` in `password-rules.ts`. */
  readonly has: (folded: string) => boolean;
}

const PROBES = 11;

/** Shorter words occur in too many unrelated passwords. */
const LISTED_MIN_CODE_POINTS = 4;

/** The longest of the list. A pass phrase is longer, so it is never taken for a listed password. */
const LISTED_MAX_CODE_POINTS = 20;

/** Characters that stand for letters. I and L share one, because 1 stands for both. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 0: 'o', 1: 'i', '!': 'i', '|': 'i', l: 'i', 3: 'e' },
    ...{ 4: 'a', '@': 'a', 5: 's', $: 's', 7: 't', '+': 't' },
  }),
);

const FROM_LETTER_OR_DIGIT = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;
const FROM_LETTER = /\p{L}(?:.*\p{L})?/su;

export function readCommonPasswords(filter: Uint8Array): CommonPasswords {
  const isListed = (spelling: string) =>
    listBits(spelling, filter.length * 8).every(
      (bit) => ((filter[Math.floor(bit / 8)] ?? 0) & (1 << (bit % 8))) !== 0,
    );
  return { has: (folded) => listSpellings(folded).some(isListed) };
}

/**
 * The spellings under which a password may be listed: whole, and without the digits and punctuation
 * around it, where those next to a letter may stand for one. Substitutions are undone.
 */
export function listSpellings(folded: string): string[] {
  const texts = new Set([folded, FROM_LETTER_OR_DIGIT.exec(folded)?.[0] ?? '']);
  const word = FROM_LETTER.exec(folded);
  if (word !== null) {
    const start = word.index;
    const end = start + word[0].length;
    for (const from of LETTERS.has(folded[start - 1] ?? '') ? [start, start - 1] : [start]) {
      for (const to of LETTERS.has(folded[end] ?? '') ? [end, end + 1] : [end]) {
        texts.add(folded.slice(from, to));
      }
    }
  }
  return [...texts].filter(canBeListed).map(spell);
}

function canBeListed(text: string): boolean {
  const { length } = [...text];
  return LISTED_MIN_CODE_POINTS <= length && length <= LISTED_MAX_CODE_POINTS;
}

/** Positions of the bits of a password. Two hashes make all of them (Kirsch and Mitzenmacher). */
export function listBits(spelling: string, bitCount: number): number[] {
  const first = hash(spelling, 0x811c9dc5);
  const second = hash(spelling, 0x5bd1e995);
  return Array.from({ length: PROBES }, (_, probe) => (first + probe * second) % bitCount);
}

/** Undoes accents and substitutions. */
function spell(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (character) => LETTERS.get(character) ?? character).join('');
}

/** FNV-1a over UTF-16 code units, with the finalizer of MurmurHash3. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
