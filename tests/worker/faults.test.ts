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
import { cookiesOf, readFailure, send } from './support/send.ts';
import { withinFiveSeconds } from './support/within-five-seconds.ts';

const NEW_PASSWORD = 'a stable for the horse';
const REGISTRATION = {
  username: 'Ada',
  email: 'ada@example.com',
  password: NEW_PASSWORD,
  acceptsTerms: true,
};

/** Every route that needs the database, with a body that would otherwise succeed. */
const DATABASE_ROUTES: readonly (readonly [string, object?])[] = [
  ['POST /api/login', DEMO_LOGIN],
  ['POST /api/login', { ...DEMO_LOGIN, password: 'wrong' }],
  ['POST /api/logout', {}],
  ['POST /api/logout-everywhere', {}],
  ['POST /api/token', {}],
  ['POST /api/register', REGISTRATION],
  ['POST /api/verify-email', { token: 'A'.repeat(43) }],
  ['POST /api/resend-verification', { email: 'ada@example.com' }],
  ['POST /api/forgot-password', { email: 'ada@example.com' }],
  ['POST /api/reset-password', { token: 'A'.repeat(43), password: NEW_PASSWORD }],
  ['POST /api/account/profile', { username: 'Ada' }],
  ['POST /api/account/password', { newPassword: NEW_PASSWORD }],
  ['POST /api/account/email', { email: 'ada@new.example' }],
  ['POST /api/account/sessions/end', { id: 'A'.repeat(43) }],
  ['POST /api/account/delete', {}],
  ['POST /api/account/forget-devices', {}],
  ['POST /api/account/review', { passkeys: [], connections: [] }],
  ['POST /api/undo-email', { token: 'A'.repeat(43) }],
  ['POST /api/proof/password', { password: 'x' }],
  ['POST /api/proof/mail', {}],
  ['POST /api/proof/code', { code: '12345678' }],
  ['GET /api/session'],
  ['GET /api/account'],
  ['GET /api/account/export'],
  ['GET /.well-known/jwks.json'],
];

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['fails', 'hangs'] as const)('while D1 %s', (fault) => {
  test('what needs it says 503 within five seconds, and never "wrong password"', async () => {
    const cookie = cookiesOf(await logIn(DEMO_LOGIN));
    const broken = { ...env, DB: createFaultyD1(fault) };
    const responses = await withinFiveSeconds(() =>
      Promise.all(
        DATABASE_ROUTES.map(([route, body]) => send(route, { body, cookie, env: broken })),
      ),
    );
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(response.headers.getSetCookie()).toEqual([]);
      const failure = await readFailure(response);
      expect(failure.code).toBe('unavailable');
      expect(failure.message).not.toMatch(/D1|canary|password/);
    }
    expect(logged.join()).toContain('"event":"unavailable"');
  });

  test('pages, redirects and missing files are answered as ever', async () => {
    const broken = { ...env, DB: createFaultyD1(fault) };
    expect((await send('GET /PRICING', { env: broken })).status).toBe(200);
    expect((await send('GET /nowhere', { env: broken })).status).toBe(302);
    expect((await send('GET /missing.js', { env: broken })).status).toBe(404);
    expect((await send('GET /api/nothing', { env: broken })).status).toBe(404);
  });
});

test.each([
  ['the throttle', /INSERT INTO login_throttle/],
  ['the account', /FROM users WHERE email/],
  ['the session', /INSERT INTO sessions/],
  ['the keys', /FROM signing_keys/],
])(
  'a login in the middle of which %s fails says 503 and sets no cookie',
  async (_case, pattern) => {
    const failing = { ...env, DB: createD1FailingOn(env.DB, pattern) };
    const response = await send('POST /api/login', { body: DEMO_LOGIN, env: failing });
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test.each([
  ['the row of the account', /INSERT INTO users/],
  ['the counter', /INSERT INTO login_throttle/],
  ['the look at who owns the address', /FROM users WHERE email/],
])('a registration in the middle of which %s fails says 503', async (_case, pattern) => {
  const mailbox = createMailbox();
  const failing = { ...mailbox.env, DB: createD1FailingOn(env.DB, pattern) };
  const response = await send('POST /api/register', { body: REGISTRATION, env: failing });
  expect(response.status).toBe(503);
  expect(mailbox.mails).toEqual([]);
});

test.each([
  ['the new hash', /UPDATE users SET password_hash/],
  ['the end of the sessions', /DELETE FROM sessions WHERE user_id/],
  ['the end of the remembered browsers', /DELETE FROM devices WHERE user_id/],
  ['the end of the link', /DELETE FROM one_time_tokens\s+WHERE purpose/],
])(
  'a reset in the middle of which %s fails changes nothing, and the link still works',
  async (_case, pattern) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const mailbox = createMailbox();
    const cookie = await createSignedIn(email);
    await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });
    const body = { token: tokenIn(mailbox.mails[0]), password: NEW_PASSWORD };
    const failing = { ...env, DB: createD1FailingOn(env.DB, pattern) };

    const response = await send('POST /api/reset-password', { body, env: failing });
    expect(response.status).toBe(503);
    expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(200);
    expect((await send('GET /api/session', { cookie })).status).toBe(200);
    expect((await send('POST /api/reset-password', { body })).status).toBe(200);
  },
);

test('a request for a reset that fails after its answer has the same answer, and is logged', async () => {
  const failing = { ...env, DB: createD1FailingOn(env.DB, /FROM users WHERE email/) };
  const body = { email: 'ada@example.com' };
  const broken = await send('POST /api/forgot-password', { body, env: failing });
  const whole = await send('POST /api/forgot-password', { body });
  expect(await broken.text()).toBe(await whole.text());
  expect(broken.status).toBe(whole.status);
  expect(logged.join()).toContain('"event":"unexpected_error"');
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

test('when D1 is back, so is everything else', async () => {
  await send('POST /api/login', { body: DEMO_LOGIN, env: { ...env, DB: createFaultyD1('fails') } });
  expect((await logIn(DEMO_LOGIN)).status).toBe(200);
});
