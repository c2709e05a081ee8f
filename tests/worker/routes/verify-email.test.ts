import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { clearAccounts, createSignedIn, db, logIn } from '../support/accounts.ts';
import { mailbox } from '../support/mailbox.ts';
import { askAtOnce, cookiesOf, post, verdictOf } from '../support/send.ts';

const OWNER = { email: 'grace@example.com', password: 'nanoseconds of wire' };

/** The token of the link, and the cookie of the browser that registered. */
let token: string;
let browser: string;
beforeEach(async () => {
  await clearAccounts();
  const body = { username: 'Grace', ...OWNER, acceptsTerms: true };
  browser = cookiesOf(await post('register', body));
  token = mailbox.tokenTo(OWNER.email);
});

const verify = (cookie = browser, password?: string) =>
  post('verify-email', { token, password }, cookie);

const isVerified = async () =>
  (await findUserByEmail(db, OWNER.email))?.email_verified_at_ms !== null;

test('the link of the mail verifies the address, and signs nobody in', async () => {
  const response = await verify();
  expect(await response.json()).toEqual({ success: true, purpose: 'verify' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await isVerified()).toBe(true);
});

test('a link works once, even when it is followed ten times at the same moment', async () => {
  expect(await askAtOnce(10, () => verify())).toEqual([200, ...Array(9).fill(400)]);
  expect(await verdictOf(verify())).toBe('400 invalid_token');
});

test('a link that is a day old, and the digest that a copy of the database has, open nothing', async () => {
  const right = token;
  const digest = await env.DB.prepare('SELECT token_sha256 AS t FROM one_time_tokens').first('t');
  token = String(digest);
  expect((await verify()).status).toBe(400);
  token = right;
  await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now()}`);
  expect((await verify()).status).toBe(400);
  expect(await isVerified()).toBe(false);
});

describe('in another browser', () => {
  test('a link verifies nothing without the password: a mail scanner cannot follow it', async () => {
    for (const cookie of ['', `__Host-link=${'A'.repeat(43)}`]) {
      expect(await verdictOf(verify(cookie))).toBe('403 password_required password');
    }
    expect(await isVerified()).toBe(false);
    expect((await verify()).status).toBe(200);
  });

  test('it takes the password, whose guesses are counted', async () => {
    expect(await verdictOf(verify('', 'wrong'))).toBe('403 wrong_password password');
    expect(await db.all(sql`SELECT * FROM login_throttle WHERE attempts > 0`)).not.toEqual([]);
    expect(await isVerified()).toBe(false);
    expect((await verify('', OWNER.password)).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  test('it takes a session of the account, and of no other', async () => {
    expect((await verify(await createSignedIn('stranger@example.com'))).status).toBe(403);
    expect((await verify(cookiesOf(await logIn(OWNER)))).status).toBe(200);
  });
});
