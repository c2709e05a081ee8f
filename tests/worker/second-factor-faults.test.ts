/** D1 failing in the middle of everything that concerns the second factor. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountSuccess } from '../../worker/contract/accounts.ts';
import { sql } from '../../worker/db/database.ts';
import { OWNER_PASSWORD, openTestDatabase } from './support/accounts.ts';
import { createD1FailingOn } from './support/faulty-d1.ts';
import { createMember } from './support/members.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
} from './support/second-factor.ts';
import { readFailure, send } from './support/send.ts';

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

async function expectUnavailable(response: Response, pattern: RegExp): Promise<void> {
  expect(response.status, String(pattern)).toBe(503);
  expect(response.headers.getSetCookie(), String(pattern)).toEqual([]);
  expect((await readFailure(response)).message).not.toMatch(/D1|canary|code|password/);
}

const readFactor = async (cookie: string) => {
  const response = await send('GET /api/account', { cookie });
  return (await response.json<AccountSuccess>()).secondFactor;
};

test('a right password in the middle of which something fails opens nothing', async () => {
  const owner = await createProtected(address());
  const body = { email: owner.email, password: OWNER_PASSWORD };
  for (const pattern of [/FROM second_factors/, /FROM devices/, /INTO pending_logins/]) {
    const options = { body, cookie: owner.cookie, env: failingOn(pattern) };
    await expectUnavailable(await send('POST /api/login', options), pattern);
  }
  expect((await enterCode(await enterPassword(owner.email), nextCodeOf(owner))).status).toBe(200);
});

/** The statements of a login with a code. */
const STATEMENTS = [
  /FROM pending_logins JOIN/,
  /FROM second_factors\s+WHERE user_id = \? AND enabled_at_ms/,
  /UPDATE pending_logins/,
  /INSERT INTO login_throttle/,
  /UPDATE second_factors/,
  /INSERT INTO sessions/,
  /INSERT INTO devices/,
  /DELETE FROM pending_logins/,
  /UPDATE login_throttle/,
];

test.each(['app', 'recovery'])(
  'a login in the middle of which something fails uses no code up: %s',
  async (kind) => {
    const owner = await createProtected(address());
    const code = kind === 'app' ? nextCodeOf(owner) : (owner.recoveryCodes[0] ?? '');
    // Nobody counts guesses at a recovery code, which is too long to be guessed.
    const uncounted = STATEMENTS.filter(({ source }) => !source.includes('login_throttle'));
    for (const pattern of kind === 'app' ? STATEMENTS : [...uncounted, /FROM recovery_codes/]) {
      const pending = await enterPassword(owner.email);
      await expectUnavailable(await enterCode(pending, code, { env: failingOn(pattern) }), pattern);
    }
    expect((await enterCode(await enterPassword(owner.email), code)).status).toBe(200);
  },
);

test('a proof in the middle of which something fails uses no code up', async () => {
  const owner = await createProtected(address());
  vi.setSystemTime(Date.now() + 5 * 60_000);
  const body = { password: OWNER_PASSWORD, code: owner.recoveryCodes[0] };
  const options = { body, cookie: owner.cookie };
  for (const pattern of [/UPDATE second_factors/, /UPDATE sessions SET proved_at_ms/]) {
    const failing = { ...options, env: failingOn(pattern) };
    await expectUnavailable(await send('POST /api/proof/password', failing), pattern);
    expect((await send('GET /api/account/export', { cookie: owner.cookie })).status).toBe(403);
  }
  expect((await send('POST /api/proof/password', options)).status).toBe(200);
});

test('enabling in the middle of which something fails changes nothing', async () => {
  const { cookie } = await createMember(address());
  const setUp = await send('POST /api/second-factor/set-up', { body: {}, cookie });
  const options = { body: { code: codeOf(await setUp.json<{ secret: string }>()) }, cookie };
  for (const pattern of [
    /UPDATE second_factors/,
    /INSERT INTO recovery_codes/,
    /UPDATE sessions/,
    /UPDATE devices/,
  ]) {
    const failing = { ...options, env: failingOn(pattern) };
    await expectUnavailable(await send('POST /api/second-factor/enable', failing), pattern);
    expect(await readFactor(cookie)).toBeUndefined();
  }
  expect((await send('POST /api/second-factor/enable', options)).status).toBe(200);
});

test('changes in the middle of which something fails leave the recovery codes', async () => {
  const owner = await createProtected(address());
  const { cookie } = owner;
  const made = await send('POST /api/second-factor/recovery-codes', { body: {}, cookie });
  const { recoveryCodes } = await made.json<{ recoveryCodes: string[] }>();
  for (const [path, pattern] of [
    ['disable', /DELETE FROM second_factors/],
    ['disable', /UPDATE devices/],
    ['recovery-codes', /UPDATE second_factors/],
    ['recovery-codes/save', /DELETE FROM recovery_codes/],
    ['recovery-codes/save', /INSERT INTO recovery_codes/],
    ['recovery-codes/save', /UPDATE second_factors/],
  ] as const) {
    const body = path === 'recovery-codes/save' ? { code: recoveryCodes[0] } : {};
    const options = { body, cookie, env: failingOn(pattern) };
    await expectUnavailable(await send(`POST /api/second-factor/${path}`, options), pattern);
  }
  const [code = ''] = owner.recoveryCodes;
  expect((await enterCode(await enterPassword(owner.email), code)).status).toBe(200);
});
