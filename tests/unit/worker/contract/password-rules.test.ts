import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
const common = readCommonPasswords(readFileSync(`public${COMMON_PASSWORDS_PATH}`));

test.each([
  ['1234567', 'too_short'],
  ['🐎'.repeat(7), 'too_short'],
  ['e\u0301'.repeat(7), 'too_short'],
  ['password', 'common'],
  ['correct horse battery staple', 'common'],
  ['Correct-Horse-Battery-Staple1', 'common'],
  ['correct horse battery stable', undefined],
  ['OneGo DevOps', 'brand'],
  ['one-push-onego', undefined],
  ['OneGo-2026!', 'brand'],
  ['onego password1', 'brand'],
  ['12345678', 'pattern'],
  ['ada.byron@analytical.example', 'personal'],
  ['byron-1815', 'personal'],
  ['Ada King!', 'personal'],
  ['onego-ada-byron', 'personal'],
  ['ada password1', 'personal'],
  ['ada-byron-aaaaaaaa', 'personal'],
  ['the engine of ada byron', undefined],
  ['🐎🐇🐈🐕🐖🐓🐝🐙', undefined],
  ['  spaces at both ends  ', undefined],
])('the new password %j is %s', (password, weakness) => {
  expect(findPasswordWeakness(password, OWNER, common.has)).toBe(weakness);
});

test('a new password is judged without the list where there is none yet', () => {
  expect(findPasswordWeakness('password1', OWNER)).toBeUndefined();
  expect(findPasswordWeakness('onego2026', OWNER)).toBe('brand');
});

test('a new password is not judged by what somebody has not typed yet', () => {
  const nobody = { ...OWNER, email: '', username: '' };
  expect(findPasswordWeakness('byron-1815', nobody)).toBeUndefined();
});

test('a new password may contain words of two letters that are in a name', () => {
  const owner = { ...OWNER, email: 'al@b.co', username: 'Al' };
  expect(findPasswordWeakness('alcalals', owner)).toBeUndefined();
});
