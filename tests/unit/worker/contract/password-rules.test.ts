import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  COMMON_PASSWORDS_PATH,
  readCommonPasswords,
} from '../../../../worker/contract/common-passwords.ts';
import { findPasswordWeakness } from '../../../../worker/contract/password-rules.ts';

const OWNER = {
  brand: 'OneGo DevOps',
  email: 'ada.byron@analytical.example',
  username: 'Ada King',
};
const text = readFileSync(
  new URL(`../../../../public${COMMON_PASSWORDS_PATH}`, import.meta.url),
  'utf8',
);
const common = readCommonPasswords(text);

describe('the list of common passwords', () => {
  test('has more than ten thousand that are long enough to be chosen, each folded', () => {
    expect(common.size).toBeGreaterThan(15_000);
    for (const password of common) {
      expect([...password].length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.normalize('NFC').toLowerCase());
    }
  });

  test.each([
    'password1',
    'qwertyuiop',
    'iloveyou',
    'letmein123',
    '00000000',
    '1q2w3e4r5t',
    'йцукенгшщз',
  ])('knows %s', (password) => {
    expect(common.has(password)).toBe(true);
  });

  test('has neither of the demo accounts’ passwords', () => {
    expect(common.has('one-push-all-green')).toBe(false);
    expect(common.has('line-to-production')).toBe(false);
  });

  test('is small enough to be fetched while somebody types', () => {
    expect(text.length).toBeLessThan(80_000);
  });
});

describe('a new password', () => {
  test.each([
    ['1234567', 'too_short'],
    ['', 'too_short'],
    ['🐎'.repeat(7), 'too_short'],
    ['e\u0301'.repeat(7), 'too_short'],
    ['password', 'common'],
    ['PASSWORD1', 'common'],
    ['OneGo DevOps', 'brand'],
    ['onegodevops', 'brand'],
    ['one-push-onego', undefined],
    ['OneGo-2026!', 'brand'],
    ['onego!!!!!!!!', 'brand'],
    ['onego password1', 'brand'],
    ['ada.byron@analytical.example', 'personal'],
    ['adabyron', 'personal'],
    ['byron-1815', 'personal'],
    ['Ada King!', 'personal'],
    ['analytical', 'personal'],
    ['onego-ada-byron', 'personal'],
    ['ada password1', 'personal'],
    ['the engine of ada byron', undefined],
    ['tr0ub4dor', undefined],
    ['correct horse', undefined],
    ['🐎🐇🐈🐕🐖🐓🐝🐙', undefined],
    ['        spaces        ', undefined],
  ])('%j is %s', (password, weakness) => {
    expect(findPasswordWeakness(password, OWNER, (folded) => common.has(folded))).toBe(weakness);
  });

  test('is judged without the list where there is none yet', () => {
    expect(findPasswordWeakness('password1', OWNER)).toBeUndefined();
    expect(findPasswordWeakness('onego2026', OWNER)).toBe('brand');
  });

  test('is not judged by what somebody has not typed yet', () => {
    const nobody = { ...OWNER, email: '', username: '' };
    expect(findPasswordWeakness('byron-1815', nobody)).toBeUndefined();
  });

  test('may contain words of two letters that are in a name', () => {
    const owner = { ...OWNER, email: 'al@b.co', username: 'Al' };
    expect(findPasswordWeakness('alcalals', owner)).toBeUndefined();
  });
});
