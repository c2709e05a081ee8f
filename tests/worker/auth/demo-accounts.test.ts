import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeDemoAccounts } from '../../../worker/auth/demo-accounts.ts';
import { connect } from '../../../worker/db/connect.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { findUserByEmail } from '../../../worker/db/users.ts';
import { OLD_PARAMETERS, openTestDatabase } from '../support/accounts.ts';
import { isPassword } from '../support/passwords.ts';

const ACCOUNT = { email: 'Show@onego.example', username: 'Show', password: 'first password' };
const EMAIL = 'show@onego.example';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.batch([sql('DELETE FROM users'), sql("UPDATE site_state SET value = ''")]);
});

test('the accounts of the settings are made', async () => {
  await write([ACCOUNT]);
  const user = await findUserByEmail(db, EMAIL);
  expect(user).toMatchObject({ username: 'Show', is_demo: 1 });
  expect(await isPassword(ACCOUNT.password, user?.password_hash)).toBe(true);
});

test('nothing is hashed again while the settings stay the same', async () => {
  await write([ACCOUNT]);
  const before = await findUserByEmail(db, EMAIL);
  await write([ACCOUNT]);
  expect(await findUserByEmail(db, EMAIL)).toEqual(before);
});

test('a new password or new parameters make a new hash for the same account', async () => {
  await write([ACCOUNT]);
  const before = await findUserByEmail(db, EMAIL);
  await write([{ ...ACCOUNT, password: 'second password' }]);
  const after = await findUserByEmail(db, EMAIL);
  expect(after?.id).toBe(before?.id);
  expect(await isPassword('second password', after?.password_hash)).toBe(true);

  const dearer = { ...OLD_PARAMETERS, costExponent: 5 };
  await writeDemoAccounts(db, [ACCOUNT], dearer);
  expect((await findUserByEmail(db, EMAIL))?.password_hash).toContain('ln=5');
});

test('turning the accounts off removes them and their sessions, and nobody else', async () => {
  await write([ACCOUNT]);
  const user = await findUserByEmail(db, EMAIL);
  await db.batch([
    sql(
      "INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms) VALUES ('real', 'real@example.com', 'R', '', 0, 0, 0)",
    ),
    sql("INSERT INTO sessions VALUES ('s', ?, 0, 0, 0, 0, '', '', 0)", user?.id ?? ''),
  ]);
  await write([]);
  expect(await findUserByEmail(db, EMAIL)).toBeNull();
  expect(await findUserByEmail(db, 'real@example.com')).not.toBeNull();
  expect(await db.all(sql('SELECT * FROM sessions'))).toEqual([]);
});

test('an ordinary account with that address is left alone', async () => {
  await db.run(
    sql(
      "INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms) VALUES ('own', ?, 'Own', 'hash', 0, 0, 0)",
      EMAIL,
    ),
  );
  await write([ACCOUNT]);
  expect(await findUserByEmail(db, EMAIL)).toMatchObject({ id: 'own', password_hash: 'hash' });
});

test('of many Workers that start at once, one does the hashing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await Promise.all(
    Array.from({ length: 8 }, () => writeDemoAccounts(connect(env.DB), [ACCOUNT], OLD_PARAMETERS)),
  );
  expect(log.mock.calls.filter(([line]) => String(line).includes('demo_accounts'))).toHaveLength(1);
  log.mockRestore();
});

test('a Worker that died at it is replaced when its claim runs out', async () => {
  await db.run(sql('UPDATE site_state SET claimed_until_ms = ?', Date.now() + 300));
  await write([ACCOUNT]);
  expect(await findUserByEmail(db, EMAIL)).not.toBeNull();
});

function write(accounts: readonly (typeof ACCOUNT)[]): Promise<void> {
  return writeDemoAccounts(db, accounts, OLD_PARAMETERS);
}
