import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../../worker/db/database.ts';
import { db } from '../../support/accounts.ts';
import { runJobs } from '../../support/run-jobs.ts';
import {
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  type ProtectedMember,
} from '../../support/second-factor.ts';

const WRAPPED = { ...env, KEY_WRAPPING_SECRET: 'a-secret-of-at-least-thirty-two-characters' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const storedSecret = ({ id }: ProtectedMember) =>
  db.first<{ secret: string; is_wrapped: number }>(sql`
    SELECT secret, is_wrapped FROM second_factors WHERE user_id = ${id}`);

const logInWith = async (owner: ProtectedMember, bindings: typeof env) =>
  (await enterCode(await enterPassword(owner.email), nextCodeOf(owner), { env: bindings })).status;

async function expectWrapped(owner: ProtectedMember) {
  const stored = await storedSecret(owner);
  expect(stored?.is_wrapped).toBe(1);
  expect(stored?.secret).not.toContain(owner.secret);
  expect(await logInWith(owner, WRAPPED)).toBe(200);
  return stored;
}

test('a secret is encrypted if the deployment has a wrapping secret, else by the hourly job once it has', async () => {
  const plain = await createProtected('plain@example.com');
  expect(await storedSecret(plain)).toEqual({ secret: plain.secret, is_wrapped: 0 });
  await expectWrapped(await createProtected('wrapped@example.com', { env: WRAPPED }));
  await runJobs(WRAPPED);
  const stored = await expectWrapped(plain);
  await runJobs(WRAPPED);
  expect(await storedSecret(plain)).toEqual(stored);
});

test('without the right wrapping secret an app code is not called wrong, and a recovery code works', async () => {
  const owner = await createProtected('lost-key@example.com', { env: WRAPPED });
  const other = { ...env, KEY_WRAPPING_SECRET: 'another-secret-of-at-least-32-characters' };
  for (const bindings of [env, other]) expect(await logInWith(owner, bindings)).toBe(503);
  const pending = await enterPassword(owner.email);
  expect((await enterCode(pending, owner.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('a wrapped secret opens for its own account only', async () => {
  const owner = await createProtected('own@example.com', { env: WRAPPED });
  const other = await createProtected('swapped@example.com', { env: WRAPPED });
  const { secret = '' } = (await storedSecret(other)) ?? {};
  await db.run(sql`UPDATE second_factors SET secret = ${secret} WHERE user_id = ${owner.id}`);
  expect(await logInWith({ ...owner, secret: other.secret }, WRAPPED)).toBe(503);
});
