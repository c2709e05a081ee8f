import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../worker/db/database.ts';
import {
  createSignedIn,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from './support/accounts.ts';
import { createD1FailingOn, createFaultyD1 } from './support/faulty-d1.ts';
import { createMailbox, tokenIn } from './support/mailbox.ts';
import { readFailure, send } from './support/send.ts';

const NEW_PASSWORD = 'a stable for the horse';
const REGISTRATION = {
  username: 'Ada',
  email: 'ada@example.com',
  password: NEW_PASSWORD,
  acceptsTerms: true,
};

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('while D1 fails, pages, redirects and missing files are answered as ever', async () => {
  const broken = { ...env, DB: createFaultyD1('fails') };
  const ask = async (path: string) => (await send(`GET ${path}`, { env: broken })).status;
  const paths = ['/PRICING', '/nowhere', '/missing.js', '/api/nothing'];
  expect(await Promise.all(paths.map(ask))).toEqual([200, 302, 404, 404]);
});

test('a login or registration in the middle of which something fails says 503', async () => {
  const mailbox = createMailbox();
  for (const [route, body, pattern] of [
    ['POST /api/login', DEMO_LOGIN, /INSERT INTO login_throttle/],
    ['POST /api/login', DEMO_LOGIN, /FROM users WHERE email/],
    ['POST /api/login', DEMO_LOGIN, /INSERT INTO sessions/],
    ['POST /api/login', DEMO_LOGIN, /FROM signing_keys/],
    ['POST /api/register', REGISTRATION, /INSERT INTO users/],
    ['POST /api/register', REGISTRATION, /INSERT INTO login_throttle/],
    ['POST /api/register', REGISTRATION, /INSERT INTO outbox/],
  ] as const) {
    const failing = { ...mailbox.env, DB: createD1FailingOn(env.DB, pattern) };
    const response = await send(route, { body, env: failing });
    expect(response.status, String(pattern)).toBe(503);
    expect(response.headers.getSetCookie(), String(pattern)).toEqual([]);
  }
  expect(mailbox.mails).toEqual([]);
});

test('a reset in the middle of which something fails changes nothing, and the link still works', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const mailbox = createMailbox();
  const cookie = await createSignedIn(email);
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
  const body = { token: tokenIn(mailbox.mails[0]), password: NEW_PASSWORD };
  for (const pattern of [
    /UPDATE users SET password_hash/,
    /DELETE FROM sessions WHERE user_id/,
    /DELETE FROM devices WHERE user_id/,
    /DELETE FROM one_time_tokens\s+WHERE purpose/,
  ]) {
    const failing = { ...env, DB: createD1FailingOn(env.DB, pattern) };
    const response = await send('POST /api/reset-password', { body, env: failing });
    expect(response.status, String(pattern)).toBe(503);
    expect((await send('GET /api/session', { cookie })).status, String(pattern)).toBe(200);
  }
  expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
  expect((await send('POST /api/reset-password', { body })).status).toBe(200);
});

test('a request for a reset that cannot be stored fails alike, with an account and without', async () => {
  const failing = { ...env, DB: createD1FailingOn(env.DB, /INTO (?:one_time_tokens|outbox)/) };
  await createSignedIn('reset-fails@example.com');
  for (const name of ['reset-fails', 'nobody']) {
    const body = { email: `${name}@example.com` };
    expect((await send('POST /api/forgot-password', { body, env: failing })).status).toBe(503);
  }
});

describe('while mail fails or is not set up', () => {
  const { MAIL: _absent, ...without } = env;
  const down = { send: () => Promise.reject(new Error('canary-of-the-mail-server')) };
  test.each([
    ['not set up', without],
    ['down', { ...env, MAIL: down }],
  ])('%s: every answer is the one with mail', async (_case, broken) => {
    const db = await openTestDatabase();
    const email = `${crypto.randomUUID()}@example.com`;
    const cookie = await createSignedIn(email, { isVerified: true });
    const requests: readonly (readonly [string, object])[] = [
      ['POST /api/register', { ...REGISTRATION, email: `${crypto.randomUUID()}@example.com` }],
      ['POST /api/register', { ...REGISTRATION, email }],
      ['POST /api/resend-verification', { email }],
      ['POST /api/forgot-password', { email }],
      ['POST /api/account/email', { email: 'b@example.com', password: OWNER_PASSWORD }],
      ['POST /api/account/delete', { password: OWNER_PASSWORD }],
    ];
    for (const [route, body] of requests) {
      const response = await send(route, { body, cookie, env: broken });
      expect(response.status, route).toBe(200);
      expect(await response.json(), route).toEqual({ success: true });
    }
    await db.run(sql`DELETE FROM login_throttle`);
  });
});

test('without the list of common passwords no password is set, and nothing else suffers', async () => {
  const missing = { fetch: async () => new Response('', { status: 404 }) };
  const broken = { ...env, ASSETS: { ...env.ASSETS, ...missing } };
  const response = await send('POST /api/register', { body: REGISTRATION, env: broken });
  expect(response.status).toBe(503);
  expect((await readFailure(response)).code).toBe('unavailable');
  expect((await send('POST /api/login', { body: DEMO_LOGIN, env: broken })).status).toBe(200);
});
