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
  const { userId, oldHash, newHash, sid, nowMs } = change;
  const isChanged = 'EXISTS (SELECT 1 FROM users WHERE id = ?1 AND password_hash = ?2)';
  const [changed = []] = await db.batch([
    sql(
      `UPDATE users SET password_hash = ?2, password_changed_at_ms = ?4, updated_at_ms = ?4
       WHERE id = ?1 AND password_hash = ?3 AND is_demo = 0
         AND EXISTS (SELECT 1 FROM sessions WHERE sid = ?5 AND user_id = ?1)
       RETURNING id`,
      userId,
      newHash,
      oldHash,
      nowMs,
      sid,
    ),
    sql(
      `DELETE FROM one_time_tokens WHERE user_id = ?1 AND purpose NOT IN ('verify', 'undo_email') AND ${isChanged}`,
      userId,
      newHash,
    ),
    sql(
      `DELETE FROM devices WHERE user_id = ?1 AND secret_sha256 IS NOT ?3 AND ${isChanged}`,
      userId,
      newHash,
      change.deviceId ?? null,
    ),
    sql(
      `UPDATE devices SET second_factor_until_ms = NULL WHERE user_id = ?1 AND ${isChanged}`,
      userId,
      newHash,
    ),
    ...(change.endsOtherSessions
      ? [
          sql(
            `DELETE FROM sessions WHERE user_id = ?1 AND sid <> ?3 AND ${isChanged}`,
            userId,
            newHash,
            sid,
          ),
        ]
      : []),
  ]);
  return changed.length > 0;
}
