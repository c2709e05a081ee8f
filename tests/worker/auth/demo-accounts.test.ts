import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeDemoAccounts } from '../../../worker/auth/demo-accounts.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { isPassword, makeHash } from '../support/passwords.ts';

const ACCOUNT = { email: 'Show@onego.example', username: 'Show', password: 'first password' };
const EMAIL = 'show@onego.example';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.batch([sql`DELETE FROM users`, sql`UPDATE site_state SET value = ''`]);
});

test('the accounts of the settings are made', async () => {
  await write([ACCOUNT]);
  const user = await findUserByEmail(db, EMAIL);
  expect(user).toMatchObject({ username: 'Show', is_demo: 1 });
  expect(await isPassword(ACCOUNT.password, user?.password_hash)).toBe(true);
});

test('nothing is written again while the build stays the same', async () => {
  const hashed = await hash([ACCOUNT]);
  await writeDemoAccounts(db, hashed);
  await db.run(sql`UPDATE users SET username = 'Kept'`);
  const before = await findUserByEmail(db, EMAIL);
  await writeDemoAccounts(db, hashed);
  expect(await findUserByEmail(db, EMAIL)).toEqual(before);
});

test('a new password belongs to the same account', async () => {
  await write([ACCOUNT]);
  const before = await findUserByEmail(db, EMAIL);
  await write([{ ...ACCOUNT, password: 'second password' }]);
  const after = await findUserByEmail(db, EMAIL);
  expect(after?.id).toBe(before?.id);
  expect(await isPassword('second password', after?.password_hash)).toBe(true);
});

test('turning the accounts off removes them and their sessions, and nobody else', async () => {
  await write([ACCOUNT]);
  const user = await findUserByEmail(db, EMAIL);
  await db.batch([
    sql`
      INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
      VALUES ('real', 'real@example.com', 'R', '', 0, 0, 0)`,
    sql`INSERT INTO sessions VALUES ('s', ${user?.id ?? ''}, 0, 0, 0, 0, '', '', 0)`,
  ]);
  await write([]);
  expect(await findUserByEmail(db, EMAIL)).toBeNull();
  expect(await findUserByEmail(db, 'real@example.com')).not.toBeNull();
  expect(await db.all(sql`SELECT * FROM sessions`)).toEqual([]);
});

test('an ordinary account with that address is left alone', async () => {
  await db.run(sql`
    INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
    VALUES ('own', ${EMAIL}, 'Own', 'hash', 0, 0, 0)`);
  await write([ACCOUNT]);
  expect(await findUserByEmail(db, EMAIL)).toMatchObject({ id: 'own', password_hash: 'hash' });
});

test('many Workers that start at once write the same accounts', async () => {
  const hashed = await hash([ACCOUNT]);
  await Promise.all(Array.from({ length: 8 }, () => writeDemoAccounts(db, hashed)));
  expect(await db.all(sql`SELECT email FROM users`)).toEqual([{ email: EMAIL }]);
});

async function write(accounts: readonly (typeof ACCOUNT)[]): Promise<void> {
  await writeDemoAccounts(db, await hash(accounts));
}

function hash(accounts: readonly (typeof ACCOUNT)[]) {
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      passwordHash: await makeHash(account.password),
    })),
  );
}
