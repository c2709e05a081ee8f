import { insertOperatorEvent } from './account-events.ts';
import { type Alive, act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import { UNDO } from './one-time-tokens.ts';
import { NO_REMOVAL } from './second-factors.ts';

export interface UserRow {
  readonly id: string;
  /** Normalized by `foldEmail`, see `auth/accounts.ts`. */
  readonly email: string;
  readonly username: string;
  /** Empty for an account without a password. */
  readonly password_hash: string;
  readonly is_demo: number;
  readonly email_verified_at_ms: number | null;
  /** Null unless the owner registered the account. */
  readonly terms_accepted_at_ms: number | null;
  readonly password_changed_at_ms: number | null;
  readonly locked_at_ms: number | null;
  /** What the owner has to review after a reset, see `db/sign-in-methods.ts`; null if nothing. */
  readonly doubted_from_ms: number | null;
  readonly review_since_ms: number | null;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
}

type NewUser = Pick<UserRow, 'id' | 'email' | 'username' | 'created_at_ms'> & Partial<UserRow>;

export function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  return db.first(sql`SELECT * FROM users WHERE email = ${email}`);
}

export function findUserById(db: Database, id: string): Promise<UserRow | null> {
  return db.first(sql`SELECT * FROM users WHERE id = ${id}`);
}

/** Whether an account has an address that nobody has confirmed. */
export function isUnconfirmed(db: Database, email: string): Promise<boolean> {
  return db.has(sql`SELECT 1 FROM users WHERE email = ${email} AND email_verified_at_ms IS NULL`);
}

export function isMissing(id: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM users WHERE id = ${id})`;
}

/** Creates an account and returns its id; does nothing if the address is taken. */
export function insertUser(user: NewUser): Statement {
  return insertRow('users', rowOf(user), sql`WHERE true ON CONFLICT DO NOTHING RETURNING id`);
}

/** Creates or updates a demo account; leaves an ordinary account with the same address alone. */
export function upsertDemoUser(user: NewUser): Statement {
  return insertRow(
    'users',
    { ...rowOf(user), is_demo: 1 },
    sql`WHERE true ON CONFLICT (email) DO UPDATE SET
      username = excluded.username,
      password_hash = excluded.password_hash,
      updated_at_ms = excluded.updated_at_ms
    WHERE users.is_demo = 1`,
  );
}

function rowOf(user: NewUser): UserRow {
  return {
    password_hash: '',
    is_demo: 0,
    email_verified_at_ms: null,
    terms_accepted_at_ms: null,
    password_changed_at_ms: null,
    locked_at_ms: null,
    doubted_from_ms: null,
    review_since_ms: null,
    updated_at_ms: user.created_at_ms,
    ...user,
  };
}

export async function renameUser(db: Database, by: Alive, username: string): Promise<void> {
  await act(db, by, [
    sql`
      UPDATE users SET username = ${username}, updated_at_ms = ${Date.now()}
      WHERE id = ${by.userId} AND is_demo = 0 AND ${by.holds}`,
  ]);
}

/**
 * Locks an account, ends its sessions and links, and makes it forget its browsers. A link that takes
 * a change of address back stays, and works. Locking again keeps the original time. A demo account is
 * left as it is.
 *
 * @returns whether a removal of its second factor is called off, which its owner could not stop now.
 */
export async function lockUser(db: Database, email: string): Promise<boolean> {
  const nowMs = Date.now();
  const owner = sql`(SELECT id FROM users WHERE email = ${email} AND is_demo = 0)`;
  const [kept = []] = await db.batch([
    sql`
      UPDATE second_factors SET ${NO_REMOVAL}
      WHERE user_id = ${owner} AND removal_asked_at_ms IS NOT NULL RETURNING user_id`,
    insertOperatorEvent('account_locked', email, sql`locked_at_ms IS NULL`),
    sql`
      UPDATE users SET locked_at_ms = coalesce(locked_at_ms, ${nowMs}), updated_at_ms = ${nowMs}
      WHERE id = ${owner}`,
    sql`DELETE FROM sessions WHERE user_id = ${owner}`,
    sql`DELETE FROM devices WHERE user_id = ${owner}`,
    sql`DELETE FROM pending_logins WHERE user_id = ${owner}`,
    sql`DELETE FROM one_time_tokens WHERE user_id = ${owner} AND purpose NOT IN ${UNDO}`,
  ]);
  return kept.length > 0;
}

/** @returns false if there is no such account, or it is a demo account. */
export async function unlockUser(db: Database, email: string): Promise<boolean> {
  const [, unlocked = []] = await db.batch([
    insertOperatorEvent('account_unlocked', email, sql`locked_at_ms IS NOT NULL`),
    sql`
      UPDATE users SET locked_at_ms = NULL, updated_at_ms = ${Date.now()}
      WHERE email = ${email} AND is_demo = 0 RETURNING id`,
  ]);
  return unlocked.length > 0;
}

type ListedUser = Pick<
  UserRow,
  'email' | 'username' | 'is_demo' | 'email_verified_at_ms' | 'locked_at_ms' | 'created_at_ms'
> & {
  /** Null if the account has no live session. */
  readonly last_seen_at_ms: number | null;
};

/** Oldest first. The inner query skips pages in the index alone. */
export function listUsers(db: Database, limit: number, offset: number): Promise<ListedUser[]> {
  return db.all(sql`
    SELECT email, username, is_demo, email_verified_at_ms, locked_at_ms, created_at_ms,
      (SELECT max(last_seen_at_ms) FROM sessions WHERE user_id = users.id) AS last_seen_at_ms
    FROM users
    WHERE id IN (SELECT id FROM users ORDER BY created_at_ms, id LIMIT ${limit} OFFSET ${offset})
    ORDER BY created_at_ms, id`);
}

export async function countUsers(db: Database) {
  const row = await db.first<{ all: number; demo: number }>(sql`
    SELECT count(*) AS "all", (SELECT count(*) FROM users WHERE is_demo = 1) AS demo
    FROM users`);
  return row ?? { all: 0, demo: 0 };
}

/**
 * Also deletes its sessions and links, and the messages from its address if the owner has confirmed
 * it.
 */
export async function deleteUser(
  db: Database,
  by: Proven,
  notices: readonly Statement[],
): Promise<void> {
  await act(db, by, [
    sql`
      DELETE FROM leads
      WHERE lower(email) = (SELECT lower(email) FROM users
          WHERE id = ${by.userId} AND is_demo = 0 AND email_verified_at_ms IS NOT NULL)
        AND ${by.holds}`,
    sql`DELETE FROM users WHERE id = ${by.userId} AND is_demo = 0 AND ${by.holds}`,
    ...notices,
  ]);
}

/** Replaces a hash only if the password has not been changed in the meantime. */
export function replacePasswordHash(
  db: Database,
  userId: string,
  hash: { readonly old: string; readonly new: string },
): Promise<void> {
  return db.run(sql`
    UPDATE users SET password_hash = ${hash.new}, updated_at_ms = ${Date.now()}
    WHERE id = ${userId} AND password_hash = ${hash.old}`);
}

/** Also deletes their sessions. */
export function deleteDemoUsersExcept(emails: readonly string[]): Statement {
  return sql`
    DELETE FROM users
    WHERE is_demo = 1 AND email NOT IN (SELECT value
    FROM json_each(${JSON.stringify(emails)}))`;
}
