import { expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { createSignedIn, logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { readFailure, send } from '../support/send.ts';

test('a deleted account is gone with all that belongs to it, and its owner is told', async () => {
  const email = 'leaving@example.com';
  const mailbox = createMailbox();
  const cookie = await createSignedIn(email, { isVerified: true });
  const bystander = await createSignedIn('staying@example.com');
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });

  const body = { password: OWNER_PASSWORD };
  const response = await send('POST /api/account/delete', { body, cookie, env: mailbox.env });
  expect(response.status).toBe(200);
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);

  expect((await send('GET /api/session', { cookie })).status).toBe(401);
  expect((await send('GET /api/session', { cookie: bystander })).status).toBe(200);
  expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
  const db = await openTestDatabase();
  expect(await db.all(sql('SELECT * FROM users WHERE email = ?', email))).toEqual([]);
  expect(await db.all(sql('SELECT * FROM one_time_tokens'))).toEqual([]);
  expect(await db.all(sql('SELECT * FROM sessions'))).toHaveLength(1);
  expect(mailbox.mailsTo(email).at(-1)?.subject).toBe('Your account was deleted');
});

test('a wrong password is named, counts as a guess, and deletes nothing', async () => {
  const cookie = await createSignedIn('careful@example.com');
  for (const password of ['wrong', '']) {
    const response = await send('POST /api/account/delete', { body: { password }, cookie });
    expect(response.status).toBe(403);
    expect(await readFailure(response)).toMatchObject({
      code: 'wrong_password',
      field: 'password',
    });
  }
  expect((await send('GET /api/session', { cookie })).status).toBe(200);
  const db = await openTestDatabase();
  expect(await db.first(sql('SELECT max(attempts) AS n FROM login_throttle'))).toEqual({ n: 2 });
});

test('an account without a password is deleted by its session', async () => {
  const email = 'passwordless@example.com';
  const cookie = await createSignedIn(email);
  const db = await openTestDatabase();
  await db.run(sql("UPDATE users SET password_hash = '' WHERE email = ?", email));
  expect((await send('POST /api/account/delete', { body: {}, cookie })).status).toBe(200);
  expect(await db.all(sql('SELECT * FROM users WHERE email = ?', email))).toEqual([]);
});
