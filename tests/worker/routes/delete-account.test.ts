import { expect, test } from 'vitest';
import { raw, sql } from '../../../worker/db/database.ts';
import { createSignedIn, logIn, OWNER_PASSWORD, openTestDatabase } from '../support/accounts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { send } from '../support/send.ts';

test('a deleted account is gone with all that belongs to it, and its owner is told', async () => {
  const email = 'leaving@example.com';
  const mailbox = createMailbox();
  const cookie = await createSignedIn(email, { isVerified: true });
  const bystander = await createSignedIn('staying@example.com');
  await send('POST /api/forgot-password', { body: { email }, env: mailbox.env });

  const response = await send('POST /api/account/delete', { body: {}, cookie, env: mailbox.env });
  expect(response.status).toBe(200);
  expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=; .*Max-Age=0$/);

  expect((await send('GET /api/session', { cookie })).status).toBe(401);
  expect((await send('GET /api/session', { cookie: bystander })).status).toBe(200);
  expect((await logIn({ email, password: OWNER_PASSWORD })).status).toBe(401);
  const db = await openTestDatabase();
  expect(await db.all(sql`SELECT * FROM users WHERE email = ${email}`)).toEqual([]);
  expect(await db.all(sql`SELECT * FROM one_time_tokens`)).toEqual([]);
  for (const table of ['sessions', 'devices']) {
    expect(await db.all(sql`SELECT * FROM ${raw(table)}`), table).toHaveLength(1);
  }
  expect(mailbox.mailsTo(email).at(-1)?.subject).toBe('Your account was deleted');
});
