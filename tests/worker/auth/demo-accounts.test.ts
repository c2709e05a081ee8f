import { beforeEach, expect, test } from 'vitest';
import { writeDemoAccounts } from '../../../worker/auth/demo-accounts.ts';
import { sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { db } from '../support/accounts.ts';
import { isPassword, makeHash } from '../support/passwords.ts';

const EMAIL = 'show@onego.example';

beforeEach(() => db.batch([sql`DELETE FROM users`, sql`UPDATE site_state SET value = ''`]));

/** The setting for one account, whose address is spelled with a capital. */
const accountWith = async (password: string) => [
  {
    email: 'Show@onego.example',
    username: 'Show',
    password,
    passwordHash: await makeHash(password),
  },
];
const find = () => findUserByEmail(db, EMAIL);

test('the account of the settings is made, and a new password belongs to the same account', async () => {
  await writeDemoAccounts(db, await accountWith('first password'));
  const before = await find();
  expect(before).toMatchObject({ username: 'Show', is_demo: 1 });
  expect(await isPassword('first password', before?.password_hash)).toBe(true);
  await writeDemoAccounts(db, await accountWith('second password'));
  const after = await find();
  expect(after?.id).toBe(before?.id);
  expect(await isPassword('second password', after?.password_hash)).toBe(true);
});

test('nothing is written again while the build stays the same', async () => {
  const accounts = await accountWith('first password');
  await writeDemoAccounts(db, accounts);
  await db.run(sql`UPDATE users SET username = 'Kept'`);
  await writeDemoAccounts(db, accounts);
  expect(await find()).toMatchObject({ username: 'Kept' });
});

test('turning the accounts off removes them and their sessions, and nobody else', async () => {
  await writeDemoAccounts(db, await accountWith('first password'));
  await db.batch([
    sql`
      INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
      VALUES ('real', 'real@example.com', 'R', '', 0, 0, 0)`,
    sql`INSERT INTO sessions SELECT 's', id, 0, 0, 0, 0, '', '', 0 FROM users WHERE is_demo = 1`,
  ]);
  await writeDemoAccounts(db, []);
  expect(await db.all(sql`SELECT email FROM users`)).toEqual([{ email: 'real@example.com' }]);
  expect(await db.all(sql`SELECT * FROM sessions`)).toEqual([]);
});

test('an ordinary account with that address is left alone', async () => {
  await db.run(sql`
    INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
    VALUES ('own', ${EMAIL}, 'Own', 'hash', 0, 0, 0)`);
  await writeDemoAccounts(db, await accountWith('first password'));
  expect(await find()).toMatchObject({ id: 'own', password_hash: 'hash' });
});

test('many Workers that start at once write the same accounts', async () => {
  const accounts = await accountWith('first password');
  await Promise.all(Array.from({ length: 8 }, () => writeDemoAccounts(db, accounts)));
  expect(await db.all(sql`SELECT email FROM users`)).toEqual([{ email: EMAIL }]);
});
