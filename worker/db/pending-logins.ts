import type { Provider } from '../contract/accounts.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import type { UserRow } from './users.ts';

/** A login that still needs a code. */
export interface PendingLoginRow {
  readonly browser_sha256: string;
  readonly user_id: string;
  readonly method: Provider | 'password';
  readonly is_remembered: number;
  /** As it was when the login began. */
  readonly password_changed_at_ms: number | null;
  readonly expires_at_ms: number;
}

/** A pending login with its account. */
export type PendingLogin = PendingLoginRow & Pick<UserRow, 'email' | 'username'>;

/** Replaces an earlier login of the same browser. */
export function insertPendingLogin(pending: PendingLoginRow): Statement[] {
  return [
    sql`DELETE FROM pending_logins WHERE browser_sha256 = ${pending.browser_sha256}`,
    insertRow('pending_logins', pending),
  ];
}

/** @returns null if it has expired, or the password has changed since. */
export function findPendingLogin(
  db: Database,
  browserSha256: string,
): Promise<PendingLogin | null> {
  return db.first(sql`
    SELECT pending_logins.*, email, username
    FROM pending_logins JOIN users ON users.id = user_id
    WHERE browser_sha256 = ${browserSha256} AND expires_at_ms > ${Date.now()}
      AND locked_at_ms IS NULL
      AND users.password_changed_at_ms IS pending_logins.password_changed_at_ms`);
}

/**
 * Counts a code before it is checked. A single statement, so that concurrent requests cannot exceed
 * the limit.
 *
 * @returns how many have been counted; undefined if there were `maxAttempts` already.
 */
export async function countCode(
  db: Database,
  { browser_sha256, user_id }: PendingLogin,
  maxAttempts: number,
): Promise<number | undefined> {
  const row = await db.first<{ attempts: number }>(sql`
    UPDATE pending_logins SET attempts = attempts + 1
    WHERE browser_sha256 = ${browser_sha256} AND user_id = ${user_id} AND attempts < ${maxAttempts}
    RETURNING attempts`);
  return row?.attempts;
}

/** Ends a pending login once its session has begun. */
export function endPendingLogin({ browser_sha256 }: PendingLogin, sid: string): Statement {
  return sql`
    DELETE FROM pending_logins
    WHERE browser_sha256 = ${browser_sha256}
      AND EXISTS (SELECT 1 FROM sessions WHERE sid = ${sid})`;
}

export function deletePendingLogin({ browser_sha256 }: PendingLogin): Statement {
  return sql`DELETE FROM pending_logins WHERE browser_sha256 = ${browser_sha256}`;
}
