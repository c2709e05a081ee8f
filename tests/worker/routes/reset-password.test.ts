import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { settings } from '../fixtures/site.ts';
import {
  clearAccounts,
  createOwner,
  DEMO_ACCOUNT,
  db,
  lockAccount,
  logIn,
  OWNER_PASSWORD,
} from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { cookiesOf, isSignedIn, post, send, verdictOf } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a better horse, no battery';

beforeEach(async () => {
  await clearAccounts();
  await createOwner(EMAIL);
});

const logInWith = (password: string, ip = '192.0.2.1') => logIn({ email: EMAIL, password }, { ip });
const forgot = (email: string) => post('forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  post('reset-password', { token, password });

async function askForToken(): Promise<string> {
  await forgot(EMAIL);
  return mailbox.tokenTo(EMAIL);
}

describe('asking for a link', () => {
  test('has the same answer for any address', async () => {
    await createOwner('locked@example.com');
    await lockAccount('locked@example.com');
    const answers = new Set<string>();
    for (const email of [EMAIL, 'nobody@example.com', 'locked@example.com', DEMO_ACCOUNT.email]) {
      const response = await forgot(email);
      answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]));
    }
    expect(answers.size).toBe(1);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  test('takes the link’s origin from the settings, whatever the request says', async () => {
    const evil = 'evil.example';
    await send('POST /api/forgot-password', {
      body: { email: EMAIL },
      origin: `https://${evil}`,
      headers: { Host: evil, 'X-Forwarded-Host': evil, Forwarded: `host=${evil}` },
    });
    const [mail] = mailbox.mails;
    const token = mailbox.tokenTo(EMAIL);
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
});

describe('a reset', () => {
  test('sets the password, verifies the address, mails a notice and signs nobody in', async () => {
    const response = await reset(await askForToken());
    expect(await response.json()).toEqual({ success: true });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0');
    expect((await logInWith(OWNER_PASSWORD)).status).toBe(401);
    expect((await logInWith(NEW_PASSWORD)).status).toBe(200);
    expect((await findUserByEmail(db, EMAIL))?.email_verified_at_ms).not.toBeNull();
    const notice = mailbox.mailsTo(EMAIL).find(({ subject }) => subject.includes('was changed'));
    expect(notice?.text).toContain('stay blocked until you confirm them');
    expect(notice?.text).not.toContain(NEW_PASSWORD);
  });

  test('ends all sessions, also those of logins with the old password at that moment', async () => {
    const cookies = [cookiesOf(await logInWith(OWNER_PASSWORD))];
    const token = await askForToken();
    const [resetting, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 6 }, () => logInWith(OWNER_PASSWORD)),
    ]);
    expect(resetting?.status).toBe(200);
    for (const cookie of [...cookies, ...logins.map(cookiesOf)]) {
      expect(await isSignedIn(cookie)).toBe(false);
    }
  });

  test('happens once, even when five people follow the link at the same moment', async () => {
    const other = await askForToken();
    const token = await askForToken();
    expect(token).not.toBe(other);
    const passwords = Array.from({ length: 5 }, (_, index) => `password number ${index}!`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await logInWith(winners[0] ?? '')).status).toBe(200);
    for (const used of [token, other]) {
      expect(await verdictOf(reset(used))).toBe('400 invalid_token');
    }
  });

  test('with a weak password says why, and leaves the link as it was', async () => {
    const token = await askForToken();
    for (const password of ['short', 'password1', EMAIL]) {
      expect(await verdictOf(reset(token, password))).toBe('400 weak_password password');
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('after half an hour is refused, and of an account that an operator has locked', async () => {
    const late = await askForToken();
    await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now()}`);
    expect(await verdictOf(reset(late))).toBe('400 invalid_token');
    const token = await askForToken();
    await lockAccount(EMAIL);
    expect(await verdictOf(reset(token))).toBe('400 invalid_token');
  });

  test('opens an account that was being guessed at', async () => {
    await logInWith('wrong');
    await db.run(sql`UPDATE login_throttle SET attempts = 10 WHERE attempts > 0`);
    await logInWith('wrong', '198.51.100.1');
    expect((await logInWith(NEW_PASSWORD, '198.51.100.50')).status).toBe(429);
    await reset(await askForToken());
    expect((await logInWith(NEW_PASSWORD, '198.51.100.50')).status).toBe(200);
  });
});

test('an account that an operator has locked answers a login like a wrong password', async () => {
  const cookie = cookiesOf(await logInWith(OWNER_PASSWORD));
  const wrong = await logInWith('wrong');
  await lockAccount(EMAIL);
  const locked = await logInWith(OWNER_PASSWORD);
  expect(locked.status).toBe(401);
  expect(await locked.text()).toBe(await wrong.text());
  expect(await isSignedIn(cookie)).toBe(false);
});
