import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../worker/db/database.ts';
import {
  createMember,
  createSignedIn,
  DEMO_LOGIN,
  db,
  logIn,
  OWNER_PASSWORD,
} from './support/accounts.ts';
import { createD1FailingOn, createFaultyD1 } from './support/faulty-d1.ts';
import { MAILED_ENV, mailbox } from './support/mailbox.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  enterPassword,
  nextCodeOf,
} from './support/second-factor.ts';
import { askForAccount, isSignedIn, post, readFailure, send, verdictOf } from './support/send.ts';

const NEW_PASSWORD = 'a stable for the horse';
const REGISTRATION = {
  username: 'Ada',
  email: 'ada@example.com',
  password: NEW_PASSWORD,
  acceptsTerms: true,
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await db.run(sql`DELETE FROM login_throttle`);
});

const address = () => `${crypto.randomUUID()}@example.com`;
const failingOn = (pattern: RegExp) => ({
  env: { ...env, DB: createD1FailingOn(env.DB, pattern) },
});

async function expectUnavailable(answer: Promise<Response>, pattern: RegExp): Promise<void> {
  const response = await answer;
  expect(response.status, String(pattern)).toBe(503);
  expect(response.headers.getSetCookie(), String(pattern)).toEqual([]);
  expect((await readFailure(response)).message).not.toMatch(/D1|canary|code|password/);
}

test('while D1 fails, pages, redirects and missing files are answered as ever', async () => {
  const broken = { ...env, DB: createFaultyD1('fails') };
  const ask = async (path: string) => (await send(`GET ${path}`, { env: broken })).status;
  const paths = ['/PRICING', '/nowhere', '/missing.js', '/api/nothing'];
  expect(await Promise.all(paths.map(ask))).toEqual([200, 302, 404, 404]);
});

describe('where something fails in the middle of', () => {
  test('a login or registration, nothing is opened or mailed', async () => {
    for (const [path, body, pattern] of [
      ['login', DEMO_LOGIN, /INSERT INTO login_throttle/],
      ['login', DEMO_LOGIN, /FROM users WHERE email/],
      ['login', DEMO_LOGIN, /INSERT INTO sessions/],
      ['login', DEMO_LOGIN, /FROM signing_keys/],
      ['register', REGISTRATION, /INSERT INTO users/],
      ['register', REGISTRATION, /INSERT INTO login_throttle/],
      ['register', REGISTRATION, /INSERT INTO outbox/],
    ] as const) {
      const failing = { ...MAILED_ENV, DB: createD1FailingOn(env.DB, pattern) };
      await expectUnavailable(post(path, body, '', { env: failing }), pattern);
    }
    expect(mailbox.mails).toEqual([]);
  });

  test('a reset, nothing changes and the link still works', async () => {
    const { email, cookie } = await createMember(address());
    await post('forgot-password', { email });
    const body = { token: mailbox.tokenTo(email), password: NEW_PASSWORD };
    for (const pattern of [
      /UPDATE users SET password_hash/,
      /DELETE FROM sessions WHERE user_id/,
      /DELETE FROM devices WHERE user_id/,
      /DELETE FROM one_time_tokens\s+WHERE purpose/,
    ]) {
      await expectUnavailable(post('reset-password', body, '', failingOn(pattern)), pattern);
      expect(await isSignedIn(cookie), String(pattern)).toBe(true);
    }
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
    expect((await post('reset-password', body)).status).toBe(200);
  });

  test('a request for a reset, the answer is the same with an account and without', async () => {
    const pattern = /INTO (?:one_time_tokens|outbox)/;
    const { email } = await createMember(address());
    for (const asked of [email, 'nobody@example.com']) {
      const answer = post('forgot-password', { email: asked }, '', failingOn(pattern));
      await expectUnavailable(answer, pattern);
    }
  });

  test('the check of a password that needs a code too, nothing is opened', async () => {
    const owner = await createProtected(address());
    const body = { email: owner.email, password: OWNER_PASSWORD };
    for (const pattern of [/FROM second_factors/, /FROM devices/, /INTO pending_logins/]) {
      await expectUnavailable(post('login', body, owner.cookie, failingOn(pattern)), pattern);
    }
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

  test.each(['app', 'recovery'])('a login, no code of the kind %s is used up', async (kind) => {
    const owner = await createProtected(address());
    const code = kind === 'app' ? nextCodeOf(owner) : (owner.recoveryCodes[0] ?? '');
    // Nobody counts guesses at a recovery code, which is too long to be guessed.
    const uncounted = STATEMENTS.filter(({ source }) => !source.includes('login_throttle'));
    for (const pattern of kind === 'app' ? STATEMENTS : [...uncounted, /FROM recovery_codes/]) {
      const pending = await enterPassword(owner.email);
      await expectUnavailable(enterCode(pending, code, failingOn(pattern)), pattern);
    }
    expect((await enterCode(await enterPassword(owner.email), code)).status).toBe(200);
  });

  test('a proof, no code is used up', async () => {
    const { cookie, recoveryCodes } = await createProtected(address());
    vi.setSystemTime(Date.now() + 5 * 60_000);
    const body = { password: OWNER_PASSWORD, code: recoveryCodes[0] };
    for (const pattern of [/UPDATE second_factors/, /UPDATE sessions SET proved_at_ms/]) {
      await expectUnavailable(post('proof/password', body, cookie, failingOn(pattern)), pattern);
      expect((await send('GET /api/account/export', { cookie })).status).toBe(403);
    }
    expect((await post('proof/password', body, cookie)).status).toBe(200);
  });

  test('enabling the second factor, nothing changes', async () => {
    const { cookie } = await createMember(address());
    const setUp = await post('second-factor/set-up', {}, cookie);
    const body = { code: codeOf(await setUp.json<{ secret: string }>()) };
    for (const pattern of [
      /UPDATE second_factors/,
      /INSERT INTO recovery_codes/,
      /UPDATE sessions/,
      /UPDATE devices/,
    ]) {
      const answer = post('second-factor/enable', body, cookie, failingOn(pattern));
      await expectUnavailable(answer, pattern);
      expect(await askForAccount(cookie)).not.toHaveProperty('secondFactor');
    }
    expect((await post('second-factor/enable', body, cookie)).status).toBe(200);
  });

  test('a change of the second factor, the recovery codes stay', async () => {
    const { cookie, email, recoveryCodes } = await createProtected(address());
    const made = await post('second-factor/recovery-codes', {}, cookie);
    const { recoveryCodes: next } = await made.json<{ recoveryCodes: string[] }>();
    for (const [path, pattern] of [
      ['disable', /DELETE FROM second_factors/],
      ['disable', /UPDATE devices/],
      ['recovery-codes', /UPDATE second_factors/],
      ['recovery-codes/save', /DELETE FROM recovery_codes/],
      ['recovery-codes/save', /INSERT INTO recovery_codes/],
      ['recovery-codes/save', /UPDATE second_factors/],
    ] as const) {
      const body = path === 'recovery-codes/save' ? { code: next[0] } : {};
      const answer = post(`second-factor/${path}`, body, cookie, failingOn(pattern));
      await expectUnavailable(answer, pattern);
    }
    const [code = ''] = recoveryCodes;
    expect((await enterCode(await enterPassword(email), code)).status).toBe(200);
  });
});

const { MAIL: _absent, ...withoutMail } = env;
test.each([
  ['not set up', withoutMail],
  ['down', { ...env, MAIL: { send: () => Promise.reject(new Error('canary')) } }],
])('while mail is %s, every answer is the one with mail', async (_case, broken) => {
  const email = address();
  const cookie = await createSignedIn(email, { isVerified: true });
  for (const [path, body] of [
    ['register', { ...REGISTRATION, email: address() }],
    ['register', { ...REGISTRATION, email }],
    ['resend-verification', { email }],
    ['forgot-password', { email }],
    ['account/email', { email: 'b@example.com' }],
    ['account/delete', {}],
  ] as const) {
    const response = await post(path, body, cookie, { env: broken });
    expect(await response.json(), path).toEqual({ success: true });
  }
});

test('without the list of common passwords no password is set, and nothing else suffers', async () => {
  const missing = { fetch: async () => new Response('', { status: 404 }) };
  const broken = { env: { ...env, ASSETS: { ...env.ASSETS, ...missing } } };
  const registration = post('register', REGISTRATION, '', broken);
  expect(await verdictOf(registration)).toBe('503 unavailable');
  expect((await post('login', DEMO_LOGIN, '', broken)).status).toBe(200);
});
