import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import type { Env } from '../../../worker/env.ts';
import { settings } from '../fixtures/site.ts';
import {
  clearAccounts,
  createOwner,
  DEMO_ACCOUNT,
  DEMO_LOGIN,
  logIn,
  OWNER_PASSWORD,
  openTestDatabase,
} from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a better horse, no battery';

beforeEach(async () => {
  await clearAccounts();
  await createOwner(EMAIL);
});

describe('asking for a link', () => {
  test('has the same answer for any address', async () => {
    await createOwner('locked@example.com');
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = 'locked@example.com'`);
    const mailbox = createMailbox();
    const answers = new Set<string>();
    for (const email of [EMAIL, 'nobody@example.com', 'locked@example.com', DEMO_ACCOUNT.email]) {
      const response = await forgot(email, mailbox.env);
      answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]));
    }
    expect(answers.size).toBe(1);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  test('takes the link’s origin from the settings, whatever the request says', async () => {
    const mailbox = createMailbox();
    await send('POST /api/forgot-password', {
      body: { email: EMAIL },
      env: mailbox.env,
      origin: 'https://evil.example',
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
        'X-Original-URL': 'https://evil.example/',
      },
    });
    const [mail] = mailbox.mails;
    const token = tokenIn(mail);
    expect(mail?.text).toContain(`\n${settings.origin}/reset-password#token=${token}\n`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('keeps a digest of 256 random bits for half an hour', async () => {
    const token = await askForToken();
    const row = await env.DB.prepare('SELECT * FROM one_time_tokens').first<{
      token_sha256: string;
      expires_at_ms: number;
    }>();
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    expect(row?.token_sha256).toBe(Buffer.from(digest).toString('base64url'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(((row?.expires_at_ms ?? 0) - Date.now()) / 60_000).toBeCloseTo(30, 0);
  });

  test('leaves the links before it valid, until one is used: then the others are dead', async () => {
    const first = await askForToken();
    const second = await askForToken();
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).status).toBe(400);
  });
});

describe('a reset', () => {
  test('sets the password, verifies the address, mails a notice and signs nobody in', async () => {
    const mailbox = createMailbox();
    const response = await reset(await askForToken(), NEW_PASSWORD, mailbox.env);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0');

    expect((await logIn({ email: EMAIL, password: OWNER_PASSWORD })).status).toBe(401);
    expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(200);
    const user = await findUserByEmail(await openTestDatabase(), EMAIL);
    expect(user?.email_verified_at_ms).not.toBeNull();
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(mailbox.mails[0]?.text).toContain('stay blocked until you confirm them');
    expect(mailbox.mails[0]?.text).not.toContain(NEW_PASSWORD);
  });

  test('ends all sessions', async () => {
    const cookies = await Promise.all([1, 2].map(async () => cookiesOf(await ownerLogsIn())));
    await reset(await askForToken());
    for (const cookie of cookies) {
      expect((await send('GET /api/session', { cookie })).status).toBe(401);
    }
  });

  test('happens once, even when five people follow the link at the same moment', async () => {
    const token = await askForToken();
    const passwords = Array.from({ length: 5 }, (_, index) => `password number ${index}!`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await logIn({ email: EMAIL, password: winners[0] ?? '' })).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });

  test('with a weak password says why, and leaves the link as it was', async () => {
    const token = await askForToken();
    for (const password of ['short', 'password1', 'owner@example.com']) {
      const response = await reset(token, password);
      expect(await readFailure(response)).toMatchObject({
        code: 'weak_password',
        field: 'password',
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('after half an hour is refused', async () => {
    const token = await askForToken();
    const db = await openTestDatabase();
    await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now()}`);
    expect(await readFailure(await reset(token))).toMatchObject({ code: 'invalid_token' });
  });

  test('opens an account that was being guessed at', async () => {
    const db = await openTestDatabase();
    await logIn({ email: EMAIL, password: 'wrong' });
    await db.run(sql`UPDATE login_throttle SET attempts = 10 WHERE attempts > 0`);
    await logIn({ email: EMAIL, password: 'wrong' }, { ip: '198.51.100.1' });
    const login = { email: EMAIL, password: NEW_PASSWORD };
    expect((await logIn(login, { ip: '198.51.100.50' })).status).toBe(429);
    await reset(await askForToken());
    expect((await logIn(login, { ip: '198.51.100.50' })).status).toBe(200);
  });

  test('of an account that an operator has locked is refused', async () => {
    const token = await askForToken();
    const db = await openTestDatabase();
    await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = ${EMAIL}`);
    expect((await reset(token)).status).toBe(400);
  });
});

test('whoever knows the old password does not get in behind a reset', async () => {
  const login = { email: EMAIL, password: OWNER_PASSWORD };
  const token = await askForToken();
  const [resetting, ...logins] = await Promise.all([
    reset(token),
    ...Array.from({ length: 6 }, () => logIn(login)),
  ]);
  expect(resetting?.status).toBe(200);
  for (const response of logins) {
    const cookie = cookiesOf(response);
    expect((await send('GET /api/session', { cookie })).status).toBe(401);
  }
});

test('an account that an operator has locked answers a login like a wrong password', async () => {
  const right = { email: EMAIL, password: OWNER_PASSWORD };
  const cookie = cookiesOf(await logIn(right));
  const wrong = await logIn({ ...right, password: 'wrong' });
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET locked_at_ms = 1 WHERE email = ${EMAIL}`);
  const locked = await logIn(right);
  expect(locked.status).toBe(401);
  expect(await locked.text()).toBe(await wrong.text());
  expect((await send('GET /api/session', { cookie })).status).toBe(401);
  await logIn(DEMO_LOGIN);
});

function forgot(email: string, bindings: Env = env): Promise<Response> {
  return send('POST /api/forgot-password', { body: { email }, env: bindings });
}

function reset(token: string, password = NEW_PASSWORD, bindings: Env = env): Promise<Response> {
  return send('POST /api/reset-password', { body: { token, password }, env: bindings });
}

function ownerLogsIn(): Promise<Response> {
  return logIn({ email: EMAIL, password: OWNER_PASSWORD });
}

async function askForToken(): Promise<string> {
  const mailbox = createMailbox();
  await forgot(EMAIL, mailbox.env);
  return tokenIn(mailbox.mails[0]);
}
