import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, sql } from '../../../worker/db/database.ts';
import { OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import {
  comeBack,
  FakeProvider,
  PROVIDER_ENV,
  signInWith,
  startSignIn,
} from '../support/fake-provider.ts';
import { createMailbox } from '../support/mailbox.ts';
import { createMember } from '../support/members.ts';
import { addPasskey, showPasskey } from '../support/passkeys.ts';
import {
  codeOf,
  createProtected,
  enterCode,
  mergeCookies,
  nextCodeOf,
  protect,
  wrongCodeOf,
} from '../support/second-factor.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

const PROOF_MS = 5 * 60_000;

let db: Database;
let fake: FakeProvider;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  db = await openTestDatabase();
  await db.run(sql`DELETE FROM login_throttle`);
  fake = new FakeProvider();
  fake.install();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isProven = async (cookie: string) =>
  (await send('GET /api/account/export', { cookie })).status === 200;

const prove = (cookie: string, body: object) => send('POST /api/proof/password', { body, cookie });

/** Waits until the proof of the login is too old. */
const waitForProofToEnd = () => vi.setSystemTime(Date.now() + PROOF_MS);

describe('a proof with the password', () => {
  test('needs a code too', async () => {
    const owner = await createProtected('both@example.com');
    waitForProofToEnd();
    for (const code of [undefined, wrongCodeOf(owner)]) {
      const response = await prove(owner.cookie, { password: OWNER_PASSWORD, code });
      expect(response.status).toBe(403);
      expect(await readFailure(response)).toMatchObject({ code: 'wrong_code', field: 'code' });
      expect(await isProven(owner.cookie)).toBe(false);
    }
    const body = { password: OWNER_PASSWORD, code: codeOf(owner) };
    expect((await prove(owner.cookie, body)).status).toBe(200);
    expect(await isProven(owner.cookie)).toBe(true);
  });

  test('needs the password too', async () => {
    const owner = await createProtected('password@example.com');
    waitForProofToEnd();
    const code = codeOf(owner);
    const response = await prove(owner.cookie, { password: 'wrong', code });
    expect(await readFailure(response)).toMatchObject({ code: 'wrong_password' });
    expect(await isProven(owner.cookie)).toBe(false);
    // The code is not used up by it.
    expect((await prove(owner.cookie, { password: OWNER_PASSWORD, code })).status).toBe(200);
  });

  test('takes a code once', async () => {
    const owner = await createProtected('once@example.com');
    waitForProofToEnd();
    const body = { password: OWNER_PASSWORD, code: codeOf(owner) };
    expect((await prove(owner.cookie, body)).status).toBe(200);
    expect((await prove(owner.cookie, body)).status).toBe(403);
  });

  test('takes a recovery code, once', async () => {
    const owner = await createProtected('recovery@example.com');
    waitForProofToEnd();
    const body = { password: OWNER_PASSWORD, code: owner.recoveryCodes[0] };
    expect((await prove(owner.cookie, body)).status).toBe(200);
    expect((await prove(owner.cookie, body)).status).toBe(403);
  });

  test('is refused after ten wrong codes', async () => {
    const owner = await createProtected('guesses@example.com');
    waitForProofToEnd();
    const guess = async (nth: number) => {
      const body = { password: OWNER_PASSWORD, code: wrongCodeOf(owner, nth) };
      return (await prove(owner.cookie, body)).status;
    };
    expect(await guess(0)).toBe(403);
    await db.run(sql`UPDATE login_throttle SET attempts = 9 WHERE attempts > 0`);
    expect([await guess(1), await guess(2)]).toEqual([403, 429]);
  });
});

describe('a mailed code', () => {
  test('never suffices', async () => {
    const mailbox = createMailbox();
    const owner = await createProtected('mailed@example.com');
    await db.run(sql`UPDATE users SET password_hash = '' WHERE id = ${owner.id}`);
    waitForProofToEnd();
    const options = { cookie: owner.cookie, env: mailbox.env };
    for (const [path, body] of [
      ['mail', {}],
      ['code', { code: '12345678' }],
    ] as const) {
      const response = await send(`POST /api/proof/${path}`, { body, ...options });
      expect(response.status).toBe(403);
      expect(await readFailure(response)).toMatchObject({ code: 'proof_required' });
    }
    expect(mailbox.mails).toEqual([]);
  });
});

/** Creates an account that is connected to Google and has a second factor. */
async function createConnected(email: string) {
  const member = await createMember(email);
  fake.googleClaims = { ...fake.googleClaims, sub: email, email, email_verified: true };
  const { cookie } = await signInWith(fake, 'google', { intent: 'connect', cookie: member.cookie });
  return { ...member, cookie, ...(await protect(cookie)) };
}

describe('a sign-in with a provider', () => {
  test('opens no session, and goes to the question for a code', async () => {
    const owner = await createConnected('google@example.com');
    const { response, cookie } = await signInWith(fake, 'google', { remember: true });
    expect(response.headers.get('Location')).toBe('/login?sign-in=second-factor');
    const browser = mergeCookies(cookie, cookiesOf(response));
    expect((await send('GET /api/session', { cookie: browser })).status).toBe(401);
    const opened = await enterCode(browser, nextCodeOf(owner));
    expect(opened.status).toBe(200);
    expect(opened.headers.getSetCookie().join()).toContain('Max-Age=2592000');
    const session = cookiesOf(opened);
    expect((await send('GET /api/session', { cookie: session })).status).toBe(200);
  });

  test('ends when the password is changed before the code', async () => {
    const owner = await createConnected('google-changed@example.com');
    const { response, cookie } = await signInWith(fake, 'google');
    await send('POST /api/account/password', {
      body: { newPassword: 'a stable for the horse' },
      cookie: owner.cookie,
    });
    const browser = mergeCookies(cookie, cookiesOf(response));
    expect((await enterCode(browser, nextCodeOf(owner))).status).toBe(401);
  });
});

describe('a proof with a provider', () => {
  test('needs a code before the browser leaves', async () => {
    const owner = await createConnected('prove-google@example.com');
    waitForProofToEnd();
    for (const code of [undefined, wrongCodeOf(owner)]) {
      const response = await send('POST /api/oauth/start', {
        body: { provider: 'google', intent: 'prove', code },
        cookie: owner.cookie,
        env: PROVIDER_ENV,
      });
      expect(response.status).toBe(403);
      expect(await readFailure(response)).toMatchObject({ code: 'wrong_code', field: 'code' });
    }
    const journey = { intent: 'prove', cookie: owner.cookie, code: codeOf(owner) } as const;
    const { response } = await signInWith(fake, 'google', journey);
    expect(response.headers.get('Location')).toBe('/account?proof=done');
    expect(await isProven(owner.cookie)).toBe(true);
  });

  test('that began without a code is no proof once there is a second factor', async () => {
    const { cookie } = await createMember('began@example.com');
    fake.googleClaims = { ...fake.googleClaims, sub: 'began', email: 'began@example.com' };
    const connected = await signInWith(fake, 'google', { intent: 'connect', cookie });
    const started = await startSignIn('google', { intent: 'prove', cookie: connected.cookie });
    await protect(connected.cookie);
    waitForProofToEnd();
    const response = await comeBack(fake.agree(started.location), started.cookie);
    expect(response.headers.get('Location')).toBe('/account?proof=expired');
    expect(await isProven(connected.cookie)).toBe(false);
  });

  test('uses no code up while the provider is down', async () => {
    const owner = await createConnected('down@example.com');
    waitForProofToEnd();
    const body = { provider: 'google', intent: 'prove', code: owner.recoveryCodes[0] };
    const start = (more: object = {}) =>
      send('POST /api/oauth/start', {
        body,
        cookie: owner.cookie,
        env: { ...PROVIDER_ENV, ...more },
      });
    // Another issuer, because what Google said about itself is cached.
    expect((await start({ GOOGLE_ISSUER: 'https://down.example' })).status).toBe(503);
    expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(403);
  });
});

test('a passkey needs no code, neither for a login nor for a proof', async () => {
  const owner = await createProtected('passkey@example.com');
  const key = await addPasskey(owner.cookie);
  const opened = await showPasskey('passkeys/login', key);
  expect(await opened.json()).toMatchObject({ user: { email: owner.email } });
  const session = cookiesOf(opened);
  waitForProofToEnd();
  expect((await showPasskey('proof/passkey', key, session)).status).toBe(200);
  expect(await isProven(session)).toBe(true);
});
