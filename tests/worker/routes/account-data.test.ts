import { expect, test } from 'vitest';
import { sql } from '../../../worker/db/database.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { createMember } from '../support/members.ts';
import { send } from '../support/send.ts';

const write = (email: string) =>
  send('POST /api/leads', { body: { name: 'Ada', email, topic: 'other', message: 'Hello' } });
const exportOf = async (cookie: string) =>
  (await send('GET /api/account/export', { cookie })).text();

test('messages from an address that nobody has confirmed are not the owner’s', async () => {
  const { cookie } = await createMember('squatter@example.com', { isVerified: false });
  await write('squatter@example.com');
  expect(JSON.parse(await exportOf(cookie))).toMatchObject({ messages: [] });
});

test('deleting an account deletes its messages', async () => {
  const { cookie } = await createMember('leaves@example.com');
  await write('leaves@example.com');
  await write('stays@example.com');
  expect((await send('POST /api/account/delete', { body: {}, cookie })).status).toBe(200);
  const db = await openTestDatabase();
  const left = sql`SELECT email FROM leads WHERE email LIKE '%s@example.com' ORDER BY email`;
  expect(await db.all(left)).toEqual([{ email: 'stays@example.com' }]);
});
