import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { listSettings } from '../../../scripts/list-settings.ts';
import { mergeEnvironment, refuseUnknownNames } from '../../../scripts/load-settings.ts';
import { readSettings, SETTINGS } from '../../../scripts/settings.ts';

describe('the env file', () => {
  test('gives what the environment does not', () => {
    const file = 'ONEGO_BRAND="Acme Delivery"\nPORT=9000 # busy otherwise\n';
    const env = { ONEGO_BRAND: 'From the shell', ONEGO_ORIGIN: '' };
    expect(mergeEnvironment(`${file}ONEGO_ORIGIN=https://acme.test`, env)).toEqual({
      ONEGO_BRAND: 'From the shell',
      ONEGO_ORIGIN: 'https://acme.test',
      PORT: '9000',
    });
  });

  test('writes \\$ for $, as wrangler wants it, which replaces $names', () => {
    const written = mergeEnvironment(String.raw`ONEGO_CHAT_GLOBALS={"\$crisp":[]}`, {});
    expect(readSettings({ ...written, ONEGO_CHAT_URL: 'https://chat.test/l.js' }).chat).toEqual(
      expect.objectContaining({ globals: { $crisp: [] } }),
    );
    expect(() => mergeEnvironment('ONEGO_CHAT_GLOBALS={"$crisp":[]}', {})).toThrow(
      'Write \\$ for each $ of ONEGO_CHAT_GLOBALS in .env.',
    );
  });
});

describe('a name that is no setting', () => {
  test.each([
    ['ONEGO_ORIGN', 'ONEGO_ORIGIN'],
    ['onego_brand', 'ONEGO_BRAND'],
    ['ONEGO_SOCIAL_URL', 'ONEGO_SOCIAL_URLS'],
    ['ONEGO_MAIL_FORM', 'ONEGO_MAIL_FROM'],
  ])('is refused, and %s names %s', (name, nearest) => {
    expect(() => refuseUnknownNames({ [name]: 'x' })).toThrow(
      `There is no setting ${name}. Did you mean ${nearest}?`,
    );
  });

  test('is nobody else’s', () => {
    expect(() => refuseUnknownNames({ PATH: '', ORIGIN: '', ONEGO_BRAND: 'x' })).not.toThrow();
  });
});

test('the example file is what the command lists, with the defaults', async () => {
  const example = await readFile('.env.example', 'utf8');
  expect(example).toBe(listSettings());
  const values = parseEnv(example.replaceAll(/^# (?=\w+=)/gm, ''));
  expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(SETTINGS)));
  expect(readSettings(values)).toEqual(readSettings({}));
});
