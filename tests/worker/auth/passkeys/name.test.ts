import { expect, test } from 'vitest';
import { namePasskey } from '../../../../worker/auth/passkeys/name.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const ICLOUD = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd';
const NOBODY = '00000000-0000-0000-0000-000000000000';

test.each([
  ['what its owner types', ' Work\u0007 laptop ', ICLOUD, 'Work laptop'],
  ['so with the joiners that some scripts need', 'علی\u200cرضا', ICLOUD, 'علی\u200cرضا'],
  ['after what keeps it, without a name', '', ICLOUD, 'iCloud Keychain'],
  ['after the browser, without either', '\u200b', NOBODY, 'Passkey (Firefox on Linux)'],
])('a passkey is called %s', (_case, typed, aaguid, name) => {
  expect(namePasskey({ typed, aaguid, userAgent: FIREFOX })).toBe(name);
});
