import { type Database, sql } from './database.ts';

interface PasswordChange {
  readonly userId: string;
  readonly oldHash: string;
  readonly newHash: string;
  /** The current session, which is kept. */
  readonly sid: string;
  /** The current browser, which stays known; undefined if it has no device cookie. */
  readonly deviceId: string | undefined;
  readonly endsOtherSessions: boolean;
  readonly nowMs: number;
}

/**
 * Changes a password, deletes the links that were sent before, makes the account forget the other
 * browsers, and asks for codes in this one too. Atomic; does nothing if the password was changed or the session ended in the
 * meantime.
 *
 * @returns whether it was changed.
 */
export async function changePasswordHash(db: Database, change: PasswordChange): Promise<boolean> {
  const { userId, oldHash, newHash, sid, deviceId = null, nowMs } = change;
  const isChanged = sql`
    EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${newHash})`;
  const [changed = []] = await db.batch([
    sql`
      UPDATE users SET
        password_hash = ${newHash}, password_changed_at_ms = ${nowMs}, updated_at_ms = ${nowMs}
      WHERE id = ${userId} AND password_hash = ${oldHash} AND is_demo = 0
        AND EXISTS (SELECT 1 FROM sessions WHERE sid = ${sid} AND user_id = ${userId})
      RETURNING id`,
    sql`
      DELETE FROM one_time_tokens
      WHERE user_id = ${userId} AND purpose NOT IN ('verify', 'undo_email') AND ${isChanged}`,
    sql`
      DELETE FROM devices
      WHERE user_id = ${userId} AND secret_sha256 IS NOT ${deviceId} AND ${isChanged}`,
    sql`
      UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ${userId} AND ${isChanged}`,
    ...(change.endsOtherSessions
      ? [sql`DELETE FROM sessions WHERE user_id = ${userId} AND sid <> ${sid} AND ${isChanged}`]
      : []),
  ]);
  return changed.length > 0;
}
