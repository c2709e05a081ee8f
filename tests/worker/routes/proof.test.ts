import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import {
  createSignedIn,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
  outdateProofs,
} from '../support/accounts.ts';
import { FakeProvider, signInWith } from '../support/fake-provider.ts';
import { createMailbox } from '../support/mailbox.ts';
import { createMember } from '../support/members.ts';
import { addPasskey, showPasskey } from '../support/passkeys.ts';
import { askForAccount, cookiesOf, readFailure, send } from '../support/send.ts';

const newEmail = () => `owner-${crypto.randomUUID()}@example.com`;

test('a login is a proof for five minutes, and the account says until when', async () => {
  const cookie = await createSignedIn(newEmail());
  const { provenUntil } = await askForAccount(cookie);
  expect((Date.parse(provenUntil) - Date.now()) / 60_000).toBeCloseTo(5, 0);
  expect((await send('GET /api/account/export', { cookie })).status).toBe(200);
});

test('one’s own session ends without a proof', async () => {
  const cookie = await createSignedIn(newEmail());
  const [current] = (await askForAccount(cookie)).sessions;
  await outdateProofs();
  const response = await send('POST /api/account/sessions/end', {
    body: { id: current?.id },
    cookie,
  });
  expect(response.status).toBe(200);
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
});

describe('with the password', () => {
  test('a proof opens what was closed, in this session only', async () => {
    const email = newEmail();
    const cookie = await createSignedIn(email);
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    await outdateProofs();
    const response = await prove(cookie);
    expect(response.status).toBe(200);
    const { provenUntil } = await response.json<{ provenUntil: string }>();
    expect((Date.parse(provenUntil) - Date.now()) / 60_000).toBeCloseTo(5, 0);
    expect(await canExport(cookie)).toBe(true);
    expect(await canExport(other)).toBe(false);
  });

  test('a wrong one is named and counts like a guess at the login', async () => {
    const cookie = sessionOnly(await createSignedIn(newEmail()));
    await outdateProofs();
    for (let guess = 0; guess < 10; guess++) {
      const response = await prove(cookie, `wrong ${guess}`);
      expect(await readFailure(response)).toMatchObject({
        code: 'wrong_password',
        field: 'password',
      });
    }
    const refused = await prove(cookie);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await canExport(cookie)).toBe(false);
  });

  test('an account without one has none to give', async () => {
    const { cookie } = await createMember(newEmail(), { hasPassword: false });
    await outdateProofs();
    for (const password of [OWNER_PASSWORD, ' ']) {
      expect((await prove(cookie, password)).status).toBe(403);
    }
  });
});

describe('with a passkey', () => {
  test('of the account', async () => {
    const { cookie, authenticator } = await createKeyHolder();
    await outdateProofs();
    expect((await showPasskey('proof/passkey', authenticator, cookie)).status).toBe(200);
    expect(await canExport(cookie)).toBe(true);
  });

  test('of another account is none', async () => {
    const { cookie } = await createMember(newEmail());
    const { authenticator } = await createKeyHolder();
    await outdateProofs();
    expect((await showPasskey('proof/passkey', authenticator, cookie)).status).toBe(401);
    expect(await canExport(cookie)).toBe(false);
  });
});

describe('with a provider', () => {
  const fake = new FakeProvider();
  beforeEach(() => fake.install());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('that is connected', async () => {
    const { cookie } = await createMember(newEmail());
    fake.googleClaims = { sub: 'mine' };
    await signInWith(fake, 'google', { intent: 'connect', cookie });
    await outdateProofs();
    const { response } = await signInWith(fake, 'google', { intent: 'prove', cookie });
    expect(response.headers.get('Location')).toBe('/account?proof=done');
    expect(await canExport(cookie)).toBe(true);
  });

  test.each([
    ['as somebody else there', { sub: 'somebody else' }],
    ['as the owner of another account', { sub: 'of another account' }],
  ])('%s is none', async (_case, claims) => {
    const other = await createMember(newEmail());
    fake.googleClaims = { sub: 'of another account' };
    await signInWith(fake, 'google', { intent: 'connect', cookie: other.cookie });
    const { cookie } = await createMember(newEmail());
    await outdateProofs();
    fake.googleClaims = { ...claims, email: 'x@gmail.com', email_verified: true };
    const { response } = await signInWith(fake, 'google', { intent: 'prove', cookie });
    expect(response.headers.get('Location')).toBe('/account?proof=taken');
    expect(await canExport(cookie)).toBe(false);
  });
});

describe('with a mailed code', () => {
  test('an account that has nothing else proves itself once', async () => {
    const { email, cookie } = await createMember(newEmail(), { hasPassword: false });
    await outdateProofs();
    const code = await askForCode(email, cookie);
    expect(code).toMatch(/^\d{8}$/);
    expect((await enter(cookie, `${code.slice(0, 4)} ${code.slice(4)}`)).status).toBe(200);
    expect(await canExport(cookie)).toBe(true);
    await outdateProofs();
    expect((await enter(cookie, code)).status).toBe(403);
  });

  test('works in the session that asked only, for ten minutes, and the newest only', async () => {
    const { email, cookie } = await createMember(newEmail());
    const other = cookiesOf(await logIn({ email, password: OWNER_PASSWORD }));
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${email}`);
    const first = await askForCode(email, cookie);
    const second = await askForCode(email, cookie);
    expect((await enter(cookie, first)).status).toBe(403);
    expect((await enter(other, second)).status).toBe(403);
    await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now()}`);
    const late = await enter(cookie, second);
    expect(await readFailure(late)).toMatchObject({ code: 'wrong_code', field: 'code' });
  });

  test('can be guessed five times', async () => {
    const { email, cookie } = await createMember(newEmail(), { hasPassword: false });
    const code = await askForCode(email, cookie);
    const statuses = [];
    for (let guess = 0; guess < 6; guess++) {
      const wrong = String((Number(code) + guess + 1) % 10 ** 8).padStart(8, '0');
      statuses.push((await enter(cookie, wrong)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await enter(cookie, code)).status).toBe(429);
  });

  test('is not for an account with a password or a passkey', async () => {
    for (const { email, cookie } of [await createMember(newEmail()), await createKeyHolder()]) {
      const mailbox = createMailbox();
      const response = await send('POST /api/proof/mail', { body: {}, cookie, env: mailbox.env });
      expect((await readFailure(response)).code).toBe('proof_required');
      expect(mailbox.mailsTo(email)).toEqual([]);
    }
  });
});

function prove(cookie: string, password = OWNER_PASSWORD, bindings = env): Promise<Response> {
  return send('POST /api/proof/password', { body: { password }, cookie, env: bindings });
}

function enter(cookie: string, code: string): Promise<Response> {
  return send('POST /api/proof/code', { body: { code }, cookie });
}

async function askForCode(email: string, cookie: string): Promise<string> {
  const mailbox = createMailbox();
  const response = await send('POST /api/proof/mail', { body: {}, cookie, env: mailbox.env });
  expect(response.status).toBe(200);
  return /: (\d+)$/m.exec(mailbox.mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
}

async function canExport(cookie: string): Promise<boolean> {
  return (await send('GET /api/account/export', { cookie })).status === 200;
}

async function createKeyHolder() {
  const member = await createMember(newEmail());
  return { ...member, authenticator: await addPasskey(member.cookie) };
}

/** Without the device cookie, which has its own limit of attempts. */
function sessionOnly(cookies: string): string {
  return cookies.split('; ').find((cookie) => cookie.startsWith('__Host-session=')) ?? '';
}
