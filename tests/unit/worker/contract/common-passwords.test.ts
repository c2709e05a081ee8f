import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFilter, readRankedPasswords } from '../../../../scripts/common-passwords.ts';
import {
  COMMON_PASSWORDS_PATH,
  readCommonPasswords,
} from '../../../../worker/contract/common-passwords.ts';
import { findPasswordWeakness, foldPassword } from '../../../../worker/contract/password-rules.ts';

const NOBODY = { brand: 'OneGo DevOps', email: '', username: '' };
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(
  '',
);

const filter = readFileSync(`public${COMMON_PASSWORDS_PATH}`);
const common = readCommonPasswords(filter);
const ranked = readRankedPasswords();

const weaknessOf = (password: string) => findPasswordWeakness(password, NOBODY, common.has);

describe('the filter of common passwords', () => {
  test('is what the list makes', () => {
    expect(filter.equals(makeFilter(ranked))).toBe(true);
    // It is fetched while somebody types.
    expect(filter.length).toBeLessThan(130_000);
  });

  test('refuses each of the 100,000 most common passwords', () => {
    expect(ranked).toHaveLength(100_000);
    expect(ranked.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(ranked.filter((password) => weaknessOf(password) === undefined)).toEqual([]);
  });

  test('takes nothing longer than the longest of them for one', () => {
    expect(Math.max(...ranked.map((password) => [...password].length))).toBe(20);
    const phrases = fc.sample(textOf(PRINTABLE, 21), { numRuns: 20_000, seed: 1 });
    expect(phrases.filter((phrase) => common.has(foldPassword(`a${phrase}a`)))).toEqual([]);
  });

  test('takes fewer than one random text in a thousand for one of them', () => {
    const texts = fc.sample(textOf(LETTERS_AND_DIGITS, 16), { numRuns: 50_000, seed: 1 });
    const mistaken = texts.filter((text) => common.has(foldPassword(text)));
    expect(mistaken.length / texts.length).toBeLessThan(0.001);
  });

  test('of the Worker’s tests has these five', () => {
    const small = ['password', 'welcome', 'admin', 'iloveyou', 'letmein'];
    const fixture = readFileSync(`tests/worker/fixtures/site${COMMON_PASSWORDS_PATH}`);
    expect(fixture.equals(makeFilter(small))).toBe(true);
  });
});

describe('a password that attackers derive from a common one', () => {
  test.each([
    'Password1!',
    'P@ssw0rd123',
    'pa$$w0rd',
    'Summer2026!',
    '!!!letmein!!!',
    'L3tm31n!!',
    '1loveyou',
    '  iloveyou  ',
    'pässwörd',
    'ｐａｓｓｗｏｒｄ１',
    'PASSWORD\u00a01',
  ])('%s is refused as common', (password) => {
    expect(weaknessOf(password)).toBe('common');
  });
});

describe('a good password', () => {
  const text = ['privacy', 'terms']
    .map((name) => readFileSync(`web/content/legal/${name}.md`, 'utf8'))
    .join(' ');
  // Four of these are longer than any listed password, so the filter takes none of them for one.
  const words = [...new Set(text.toLowerCase().match(/\b[a-z]{6,9}\b/g))];
  const phrase = (separator: string) =>
    fc
      .array(fc.constantFrom(...words), { minLength: 4, maxLength: 4 })
      .map((four) => four.join(separator));

  test.each([
    ['pass phrases of four words', phrase(' ')],
    ['pass phrases in one word', phrase('')],
    ['random letters and digits', textOf(LETTERS_AND_DIGITS, 12)],
    ['random characters', textOf(PRINTABLE, 12)],
    ['random hexadecimal keys', textOf('0123456789abcdef', 32)],
    ['random digits', textOf('0123456789', 20)],
  ])('200 %s are taken', (_kind, passwords) => {
    expect(words.length).toBeGreaterThan(300);
    const refused = fc
      .sample(passwords, { numRuns: 200, seed: 1 })
      .filter((password) => weaknessOf(password) !== undefined);
    expect(refused).toEqual([]);
  });
});

function textOf(characters: string, length: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((chosen) => chosen.join(''));
}
