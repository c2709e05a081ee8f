import { expect, test } from 'vitest';
import { namePasskey } from '../../../../worker/auth/passkeys/name.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const ICLOUD = 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd';
const NOBODY = '00000000-0000-0000-0000-000000000000';

test('a passkey is called what its owner types', () => {
  const name = namePasskey({ typed: ' Work\u0007 laptop ', aaguid: ICLOUD, userAgent: FIREFOX });
  expect(name).toBe('Work laptop');
});

test('the joiners that some scripts need are kept', () => {
  const name = namePasskey({ typed: 'گوشی علی\u200cرضا', aaguid: ICLOUD, userAgent: FIREFOX });
  expect(name).toBe('گوشی علی\u200cرضا');
});

test('else it is called after what keeps it', () => {
  expect(namePasskey({ typed: '', aaguid: ICLOUD, userAgent: FIREFOX })).toBe('iCloud Keychain');
});

test('else after the browser', () => {
  expect(namePasskey({ typed: '\u200b', aaguid: NOBODY, userAgent: FIREFOX })).toBe(
    'Passkey (Firefox on Linux)',
  );
});
