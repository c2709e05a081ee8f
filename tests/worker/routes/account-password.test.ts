import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { createSignedIn, logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { createMailbox, tokenIn } from '../support/mailbox.ts';
import { cookieNamed, cookiesOf, isSignedIn, send } from '../support/send.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a second horse, stabled';

beforeEach(async () => {
  const db = await openTestDatabase();
  await db.batch([sql`DELETE FROM users WHERE is_demo = 0`, sql`DELETE FROM login_throttle`]);
});

test('the new password works, the old one does not, and the owner is told', async () => {
  const mailbox = createMailbox();
  const cookie = await createSignedIn(EMAIL, { isVerified: true });
  const response = await change(cookie, {}, mailbox.env);
  expect(response.status).toBe(200);
  expect((await logIn({ email: EMAIL, password: OWNER_PASSWORD })).status).toBe(401);
  expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(200);
  expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, 'Your password was changed'],
  ]);
});

test('this session goes on under a new name, and a copy of its cookie is worth nothing', async () => {
  const cookie = await createSignedIn(EMAIL);
  const renewed = cookiesOf(await change(cookie));
  expect(await isSignedIn(renewed)).toBe(true);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a remembered session stays remembered', async () => {
  await createSignedIn(EMAIL);
  const login = { email: EMAIL, password: OWNER_PASSWORD, remember: true };
  const response = await change(cookiesOf(await logIn(login)));
  expect(cookieNamed(response, '__Host-session')).toContain('Max-Age=2592000');
});

test.each([
  [true, false],
  [false, true],
])('with endOtherSessions %s, another session is alive: %s', async (endOtherSessions, isAlive) => {
  const cookie = await createSignedIn(EMAIL);
  const other = cookiesOf(await logIn({ email: EMAIL, password: OWNER_PASSWORD }));
  expect((await change(cookie, { endOtherSessions })).status).toBe(200);
  expect(await isSignedIn(other)).toBe(isAlive);
});

test('links that were sent before are dead', async () => {
  const cookie = await createSignedIn(EMAIL, { isVerified: true });
  const mailbox = createMailbox();
  await send('POST /api/forgot-password', { body: { email: EMAIL }, env: mailbox.env });
  const move = { email: 'thief@example.com' };
  await send('POST /api/account/email', { body: move, cookie, env: mailbox.env });
  const resetToken = tokenIn(mailbox.mailsTo(EMAIL)[0]);
  const moveToken = tokenIn(mailbox.mailsTo('thief@example.com')[0]);

  await change(cookie);
  const reset = { token: resetToken, password: 'yet another one' };
  expect((await send('POST /api/reset-password', { body: reset })).status).toBe(400);
  const verify = { token: moveToken };
  expect((await send('POST /api/verify-email', { body: verify, cookie })).status).toBe(400);
});

test('an account without a password sets its first one', async () => {
  const cookie = await createSignedIn(EMAIL);
  const db = await openTestDatabase();
  await db.run(sql`UPDATE users SET password_hash = '' WHERE email = ${EMAIL}`);
  expect((await logIn({ email: EMAIL, password: OWNER_PASSWORD })).status).toBe(401);
  expect((await change(cookie)).status).toBe(200);
  expect((await logIn({ email: EMAIL, password: NEW_PASSWORD })).status).toBe(200);
});

test('of two changes at once one wins, and its password is the one that works', async () => {
  const cookie = await createSignedIn(EMAIL);
  const other = cookiesOf(await logIn({ email: EMAIL, password: OWNER_PASSWORD }));
  const passwords = ['first of the two', 'second of the two'];
  const responses = await Promise.all([
    change(cookie, { newPassword: passwords[0] }),
    change(other, { newPassword: passwords[1] }),
  ]);
  const winner = responses.findIndex(({ status }) => status === 200);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const login = { email: EMAIL, password: passwords[winner] ?? '' };
  expect((await logIn(login)).status).toBe(200);
});

function change(
  cookie: string,
  changes: Record<string, unknown> = {},
  bindings = createMailbox().env,
) {
  const body = { newPassword: NEW_PASSWORD, ...changes };
  return send('POST /api/account/password', { body, cookie, env: bindings });
}

test('the account forgets the other browsers, and knows this one', async () => {
  const cookie = await createSignedIn(EMAIL);
  const other = cookiesOf(await logIn({ email: EMAIL, password: OWNER_PASSWORD }));
  await change(cookie);
  const db = await openTestDatabase();
  expect(await db.all(sql`SELECT * FROM devices`)).toHaveLength(1);
  for (let guess = 0; guess < 10; guess++) {
    await logIn({ email: EMAIL, password: 'wrong' }, { ip: `198.51.100.${guess}` });
  }
  const login = { email: EMAIL, password: NEW_PASSWORD };
  expect((await logIn(login, { cookie: other })).status).toBe(429);
  expect((await logIn(login, { cookie })).status).toBe(200);
});
