import { act, type Proven } from './authority.ts';
import { type Database, type Statement, sql } from './database.ts';
import { UNDO } from './one-time-tokens.ts';

interface PasswordChange {
  readonly oldHash: string;
  readonly newHash: string;
  /** Of the current browser, which stays known. */
  readonly deviceIds: readonly string[];
  readonly endsOtherSessions: boolean;
  readonly notices: readonly Statement[];
  readonly nowMs: number;
  /**
   * Replace the current session. They must depend on the new `password_changed_at_ms`; the first
   * returns a row.
   */
  readonly renewal: readonly Statement[];
}

/**
 * Changes a password, deletes the links that were sent before, makes the account forget the other
 * browsers, asks for codes in this one too, and renews the session. Atomic; does nothing if the
 * password was changed in the meantime.
 *
 * @returns whether it was changed.
 */
export async function changePasswordHash(
  db: Database,
  by: Proven,
  change: PasswordChange,
): Promise<boolean> {
  const { userId, sid, holds } = by;
  const { oldHash, newHash, deviceIds, nowMs, renewal } = change;
  const isChanged = sql`
    EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${newHash})`;
  const results = await act(db, by, [
    sql`
      UPDATE users SET
        password_hash = ${newHash}, password_changed_at_ms = ${nowMs}, updated_at_ms = ${nowMs}
      WHERE id = ${userId} AND password_hash = ${oldHash} AND is_demo = 0
        AND ${holds}
      RETURNING id`,
    ...change.notices,
    sql`
      DELETE FROM one_time_tokens
      WHERE user_id = ${userId} AND purpose <> 'verify' AND purpose NOT IN ${UNDO} AND ${isChanged}`,
    sql`
      DELETE FROM devices
      WHERE user_id = ${userId} AND secret_sha256 NOT IN (SELECT value FROM json_each(${JSON.stringify(deviceIds)})) AND ${isChanged}`,
    sql`
      UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ${userId} AND ${isChanged}`,
    ...(change.endsOtherSessions
      ? [sql`DELETE FROM sessions WHERE user_id = ${userId} AND sid <> ${sid} AND ${isChanged}`]
      : []),
    ...renewal,
  ]);
  return results.at(-renewal.length)?.length === 1;
}
