import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  askSecretState,
  describeSecret,
  takeSecret,
  withSecretsFile,
} from '../../../../scripts/deploy/key-secret.ts';

const LONG = 'x'.repeat(32);

test('a new secret is random, and long enough for the Worker', () => {
  const secrets = [takeSecret({}), takeSecret({})].map(({ value }) => value);
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(32);
});

test('the environment may bring a secret, which is not printed', () => {
  const secret = takeSecret({ KEY_WRAPPING_SECRET: LONG });
  expect(secret).toEqual({ value: LONG, isNew: false });
  expect(describeSecret(secret)).not.toContain(LONG);
  expect(() => takeSecret({ KEY_WRAPPING_SECRET: LONG.slice(1) })).toThrow('at least 32');
});

test('the file with the secret is private, and gone afterwards', async () => {
  let written = '';
  const failure = withSecretsFile(LONG, async (file) => {
    written = file;
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ KEY_WRAPPING_SECRET: LONG });
    throw new Error('wrangler failed');
  });
  await expect(failure).rejects.toThrow('wrangler failed');
  expect(existsSync(written)).toBe(false);
});

test.each([
  [
    { isDone: true, stdout: '[{"name":"KEY_WRAPPING_SECRET"}]' },
    { kind: 'worker', hasSecret: true },
  ],
  [
    { isDone: true, stdout: '[{"name":"OTHER"}]' },
    { kind: 'worker', hasSecret: false },
  ],
  [{ stderr: '✘ [ERROR] Worker "site" not found.\n\n  If …' }, { kind: 'no worker yet' }],
  [{ stderr: '✘ [ERROR] Not logged in.\n\n  More' }, { kind: 'unknown', reason: 'Not logged in.' }],
])('what wrangler says of secrets is understood: %j', async (answer, state) => {
  const wrangler = {
    run: async () => 1,
    ask: async () => ({ isDone: false, stdout: '', stderr: '', ...answer }),
  };
  expect(await askSecretState(wrangler, [])).toEqual(state);
});
