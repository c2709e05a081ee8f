import { type Database, type Statement, sql } from './database.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  /** Empty when the account has none: its owner comes in another way. */
  readonly password_hash: string;
  readonly is_demo: number;
  readonly email_verified_at_ms: number | null;
  readonly password_changed_at_ms: number | null;
  readonly locked_at_ms: number | null;
  readonly created_at_ms: number;
}

const COLUMNS =
  'id, email, username, password_hash, is_demo, email_verified_at_ms, password_changed_at_ms, locked_at_ms, created_at_ms';

/** @param email folded, see `auth/accounts.ts`. */
export function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  return db.first(sql(`SELECT ${COLUMNS} FROM users WHERE email = ?`, email));
}

export function findUserById(db: Database, id: string): Promise<UserRow | null> {
  return db.first(sql(`SELECT ${COLUMNS} FROM users WHERE id = ?`, id));
}

export interface NewUser {
  readonly id: string;
  /** Folded. */
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAtMs: number;
}

/** Makes an account whose owner has accepted the terms; does nothing if the address is taken. */
export function insertUser(user: NewUser): Statement {
  return sql(
    `INSERT INTO users
       (id, email, username, password_hash, terms_accepted_at_ms, created_at_ms, updated_at_ms)
     VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?5)
     ON CONFLICT (email) DO NOTHING`,
    user.id,
    user.email,
    user.username,
    user.passwordHash,
    user.createdAtMs,
  );
}

export function renameUser(
  db: Database,
  userId: string,
  username: string,
  nowMs: number,
): Promise<void> {
  return db.run(
    sql(
      'UPDATE users SET username = ?, updated_at_ms = ? WHERE id = ? AND is_demo = 0',
      username,
      nowMs,
      userId,
    ),
  );
}

/** What an account's owner may know of it, which is all but the hash. */
export function exportUser(db: Database, userId: string): Promise<Record<string, unknown> | null> {
  return db.first(
    sql(
      `SELECT id, email, username, is_demo, email_verified_at_ms, terms_accepted_at_ms,
         password_changed_at_ms, locked_at_ms, created_at_ms, updated_at_ms
       FROM users WHERE id = ?`,
      userId,
    ),
  );
}

/** Sessions and links go with it. */
export function deleteUser(userId: string): Statement {
  return sql('DELETE FROM users WHERE id = ? AND is_demo = 0', userId);
}

/** Replaces a hash only if nobody changed the password meanwhile. */
export function replacePasswordHash(
  db: Database,
  userId: string,
  hash: { readonly old: string; readonly new: string },
): Promise<void> {
  return db.run(
    sql(
      'UPDATE users SET password_hash = ?, updated_at_ms = ? WHERE id = ? AND password_hash = ?',
      hash.new,
      Date.now(),
      userId,
      hash.old,
    ),
  );
}

/** Makes or updates a demo account; an ordinary account with that address is left alone. */
export function upsertDemoUser(
  user: Pick<UserRow, 'id' | 'email' | 'username' | 'password_hash'>,
): Statement {
  return sql(
    `INSERT INTO users (id, email, username, password_hash, is_demo, created_at_ms, updated_at_ms)
     VALUES (?1, ?2, ?3, ?4, 1, ?5, ?5)
     ON CONFLICT (email) DO UPDATE SET
       username = excluded.username,
       password_hash = excluded.password_hash,
       updated_at_ms = excluded.updated_at_ms
     WHERE users.is_demo = 1`,
    user.id,
    user.email,
    user.username,
    user.password_hash,
    Date.now(),
  );
}

/** Their sessions go with them. */
export function deleteDemoUsersExcept(emails: readonly string[]): Statement {
  return sql(
    'DELETE FROM users WHERE is_demo = 1 AND email NOT IN (SELECT value FROM json_each(?))',
    JSON.stringify(emails),
  );
}
