/** D1 or mail failing in the middle of everything that concerns the second factor. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import { sql } from '../../worker/db/database.ts';
import { logIn, OWNER_PASSWORD, openTestDatabase } from './support/accounts.ts';
import { createD1FailingOn, createFaultyD1 } from './support/faulty-d1.ts';
import { createMember } from './support/members.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
  wrongCodeOf,
} from './support/second-factor.ts';
import { cookiesOf, readFailure, send } from './support/send.ts';
import { withinFiveSeconds } from './support/within-five-seconds.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
  await (await openTestDatabase()).run(sql`DELETE FROM login_throttle`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = () => `${crypto.randomUUID()}@example.com`;
const failingOn = (pattern: RegExp) => ({ ...env, DB: createD1FailingOn(env.DB, pattern) });

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.getSetCookie()).toEqual([]);
  const failure = await readFailure(response);
  expect(failure.code).toBe('unavailable');
  expect(failure.message).not.toMatch(/D1|canary|code|password/);
}

const readFactor = async (cookie: string) => {
  const response = await send('GET /api/account', { cookie });
  return (await response.json<AccountSuccess>()).secondFactor;
};

test.each([
  ['the look for a second factor', /FROM second_factors/],
  ['the look for trusted browsers', /FROM devices/],
  ['the pending login', /INTO pending_logins/],
])('a right password in the middle of which %s fails opens nothing', async (_case, pattern) => {
  const owner = await createProtected(address());
  const body = { email: owner.email, password: OWNER_PASSWORD };
  const options = { body, cookie: owner.cookie, env: failingOn(pattern) };
  await expectUnavailable(await send('POST /api/login', options));
  const pending = await enterPassword(owner.email);
  expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
});

const STEPS: readonly (readonly [string, RegExp])[] = [
  ['the pending login', /FROM pending_logins JOIN/],
  ['the second factor', /FROM second_factors WHERE user_id = \? AND enabled_at_ms/],
  ['the count of the login', /UPDATE pending_logins/],
  ['the count of the account', /INSERT INTO login_throttle/],
  ['the use of the code', /UPDATE second_factors/],
  ['the session', /INSERT INTO sessions/],
  ['the browser', /INSERT INTO devices/],
  ['the end of the pending login', /DELETE FROM pending_logins/],
  ['the refund', /UPDATE login_throttle/],
];

describe('a login in the middle of which', () => {
  test.each(STEPS)('%s fails uses no code up', async (_case, pattern) => {
    const owner = await createProtected(address());
    const pending = await enterPassword(owner.email);
    const code = nextCodeOf(owner);
    await expectUnavailable(await enterCode(pending, code, { env: failingOn(pattern) }));
    expect((await enterCode(pending, code)).status).toBe(200);
  });

  test.each([...STEPS, ['the end of the code', /DELETE FROM recovery_codes/] as const])(
    '%s fails uses no recovery code up',
    async (_case, pattern) => {
      const owner = await createProtected(address());
      const pending = await enterPassword(owner.email);
      const [code = ''] = owner.recoveryCodes;
      await expectUnavailable(await enterCode(pending, code, { env: failingOn(pattern) }));
      expect(await readFactor(owner.cookie)).toMatchObject({ recoveryCodesLeft: 10 });
      expect((await enterCode(pending, code)).status).toBe(200);
      expect(await readFactor(owner.cookie)).toMatchObject({ recoveryCodesLeft: 9 });
    },
  );

  test('everything fails or hangs says 503 within five seconds, whatever the code', async () => {
    const owner = await createProtected(address());
    const pending = await enterPassword(owner.email);
    for (const fault of ['fails', 'hangs'] as const) {
      const broken = { ...env, DB: createFaultyD1(fault) };
      const responses = await withinFiveSeconds(() =>
        Promise.all(
          [codeOf(owner), wrongCodeOf(owner)].map((code) =>
            enterCode(pending, code, { env: broken }),
          ),
        ),
      );
      for (const response of responses) await expectUnavailable(response);
    }
    expect((await enterCode(pending, nextCodeOf(owner))).status).toBe(200);
  });
});

test.each([
  ['the use of the code', /UPDATE second_factors/],
  ['the proof', /UPDATE sessions SET proved_at_ms/],
])('a proof in the middle of which %s fails uses no code up', async (_case, pattern) => {
  const owner = await createProtected(address());
  vi.setSystemTime(Date.now() + 5 * 60_000);
  const body = { password: OWNER_PASSWORD, code: owner.recoveryCodes[0] };
  const options = { body, cookie: owner.cookie };
  const failed = await send('POST /api/proof/password', { ...options, env: failingOn(pattern) });
  await expectUnavailable(failed);
  expect((await send('POST /api/proof/password', options)).status).toBe(200);
});

test.each([
  ['the switch', /UPDATE second_factors/],
  ['the codes', /INSERT INTO recovery_codes/],
  ['the other sessions', /UPDATE sessions/],
  ['the browsers', /UPDATE devices/],
])('enabling in the middle of which %s fails changes nothing', async (_case, pattern) => {
  const { email, cookie } = await createMember(address());
  const setUp = await send('POST /api/second-factor/set-up', { body: {}, cookie });
  const app = await setUp.json<{ secret: string }>();
  const options = { body: { code: codeOf(app) }, cookie };
  await expectUnavailable(
    await send('POST /api/second-factor/enable', { ...options, env: failingOn(pattern) }),
  );
  expect(await readFactor(cookie)).toBeUndefined();
  const response = await logIn({ email, password: OWNER_PASSWORD });
  expect(await response.json()).toHaveProperty('user');
  expect((await send('POST /api/second-factor/enable', options)).status).toBe(200);
});

test.each([
  ['disable', /DELETE FROM second_factors/],
  ['disable', /UPDATE devices/],
  ['recovery-codes', /UPDATE second_factors/],
  ['recovery-codes/save', /DELETE FROM recovery_codes/],
  ['recovery-codes/save', /INSERT INTO recovery_codes/],
  ['recovery-codes/save', /UPDATE second_factors/],
])('%s changes nothing if %s fails', async (path, pattern) => {
  const owner = await createProtected(address());
  const { cookie } = owner;
  const made = await send('POST /api/second-factor/recovery-codes', { body: {}, cookie });
  const { recoveryCodes } = await made.json<{ recoveryCodes: string[] }>();
  const body = path === 'recovery-codes/save' ? { code: recoveryCodes[0] } : {};
  const options = { body, cookie, env: failingOn(pattern) };
  await expectUnavailable(await send(`POST /api/second-factor/${path}`, options));
  const [code = ''] = owner.recoveryCodes;
  expect((await enterCode(await enterPassword(owner.email), code)).status).toBe(200);
});

test('while mail fails, everything else works', async () => {
  const down = { ...env, MAIL: { send: () => Promise.reject(new Error('canary')) } };
  const owner = await createProtected(address(), { env: down });
  const pending = await enterPassword(owner.email);
  const [code = ''] = owner.recoveryCodes;
  const opened = await enterCode(pending, code, { env: down });
  expect(opened.status).toBe(200);
  const options = { body: {}, cookie: cookiesOf(opened), env: down };
  expect((await send('POST /api/second-factor/recovery-codes', options)).status).toBe(200);
  expect((await send('POST /api/second-factor/disable', options)).status).toBe(200);
});
