import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { clearAccounts, createSignedIn, logIn, openTestDatabase } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { cookiesOf, readFailure, send } from '../support/send.ts';

const EMAIL = 'grace@example.com';
const PASSWORD = 'nanoseconds of wire';

beforeEach(clearAccounts);

test('the link of the mail verifies the address, and signs nobody in', async () => {
  const token = await registerAndReadToken();
  const response = await verify(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, purpose: 'verify' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await isVerified()).toBe(true);
});

test('a link works once, even when it is followed ten times at the same moment', async () => {
  const token = await registerAndReadToken();
  const responses = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  const again = await verify(token);
  expect(await readFailure(again)).toMatchObject({ code: 'invalid_token' });
});

test('a link is good for a day and no longer', async () => {
  const token = await registerAndReadToken();
  const db = await openTestDatabase();
  await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now() + 1000}`);
  await db.run(sql`UPDATE one_time_tokens SET expires_at_ms = ${Date.now()}`);
  expect((await verify(token)).status).toBe(400);
  expect(await isVerified()).toBe(false);
});

test('the token’s digest, as a copy of the database has it, opens nothing', async () => {
  await registerAndReadToken();
  const digest = await env.DB.prepare('SELECT token_sha256 AS t FROM one_time_tokens').first('t');
  expect((await verify(String(digest))).status).toBe(400);
});

describe('in another browser', () => {
  test('a link verifies nothing without the password: a mail scanner cannot follow it', async () => {
    const token = await registerAndReadToken();
    for (const cookie of ['', `__Host-link=${'A'.repeat(43)}`]) {
      const response = await verify(token, { cookie });
      expect(response.status).toBe(403);
      expect(await readFailure(response)).toMatchObject({
        code: 'password_required',
        field: 'password',
      });
    }
    expect(await isVerified()).toBe(false);
    expect((await verify(token)).status).toBe(200);
  });

  test('it takes the password, whose guesses are counted', async () => {
    const token = await registerAndReadToken();
    const wrong = await verify(token, { cookie: '', password: 'wrong' });
    expect(await readFailure(wrong)).toMatchObject({ code: 'wrong_password', field: 'password' });
    const db = await openTestDatabase();
    expect(await db.all(sql`SELECT * FROM login_throttle WHERE attempts > 0`)).not.toEqual([]);
    expect(await isVerified()).toBe(false);
    expect((await verify(token, { cookie: '', password: PASSWORD })).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  test('it takes a session of the account, and of no other', async () => {
    const token = await registerAndReadToken();
    const stranger = await createSignedIn('stranger@example.com');
    expect((await verify(token, { cookie: stranger })).status).toBe(403);
    const cookie = cookiesOf(await logIn({ email: EMAIL, password: PASSWORD }));
    expect((await verify(token, { cookie })).status).toBe(200);
  });
});

/** Cookie of the browser that registered. */
let browser = '';

function verify(
  token: string,
  { cookie = browser, password = undefined as string | undefined } = {},
) {
  return send('POST /api/verify-email', { body: { token, password }, cookie });
}

async function registerAndReadToken(): Promise<string> {
  const mailbox = createMailbox();
  const body = {
    username: 'Grace',
    email: EMAIL,
    password: PASSWORD,
    acceptsTerms: true,
  };
  browser = cookiesOf(await send('POST /api/register', { body, env: mailbox.env }));
  return tokenIn(mailbox.mails[0]);
}

async function isVerified(): Promise<boolean> {
  const user = await findUserByEmail(await openTestDatabase(), EMAIL);
  return user?.email_verified_at_ms !== null;
}
