/**
 * Redeeming a mailed link. The effect and the deletion of the link are one transaction: of two
 * concurrent requests only one succeeds, and a failure leaves the link valid.
 */
import { type Database, sql } from './database.ts';
import { insertToken, type TokenRow } from './one-time-tokens.ts';
import { deleteCounter } from './throttle.ts';
import { REVIEW_IF_NEEDED } from './ways-in.ts';

interface Redeemed {
  readonly id: string;
  readonly email: string;
}

interface Redemption {
  readonly tokenSha256: string;
  readonly nowMs: number;
}

/** ?1 is the digest of the token, ?2 the current time. */
const liveToken = (purpose: string) =>
  `FROM one_time_tokens
   WHERE token_sha256 = ?1 AND purpose = '${purpose}' AND expires_at_ms > ?2`;

/** Valid only for the account's current address. @returns undefined for an invalid link. */
export async function redeemVerification(
  db: Database,
  { tokenSha256, nowMs }: Redemption,
): Promise<Redeemed | undefined> {
  const token = liveToken('verify');
  const [verified] = await db.batch<Redeemed>([
    sql(
      `UPDATE users SET
         email_verified_at_ms = coalesce(email_verified_at_ms, ?2), updated_at_ms = ?2
       WHERE (id, email) = (SELECT user_id, email ${token}) RETURNING id, email`,
      tokenSha256,
      nowMs,
    ),
    sql(
      `DELETE FROM one_time_tokens
       WHERE purpose = 'verify' AND user_id = (SELECT user_id ${token})`,
      tokenSha256,
      nowMs,
    ),
  ]);
  return verified?.[0];
}

interface EmailChange extends Redemption {
  /** The session that confirms the change and stays; null if there is none. */
  readonly sid: string | null;
  /** The link that takes the change back, for the mail to the old address. */
  readonly undo: TokenRow;
}

/**
 * Also ends the other sessions and deletes the links to the old address, but for those that take a
 * change back. @returns undefined for an invalid link, or if the address has been taken in the
 * meantime.
 */
export async function redeemEmailChange(
  db: Database,
  { tokenSha256, nowMs, sid, undo }: EmailChange,
): Promise<Redeemed | undefined> {
  const token = liveToken('change_email');
  const [changed] = await db.batch<Redeemed>([
    sql(
      `UPDATE OR IGNORE users SET
         email = (SELECT email ${token}), email_verified_at_ms = ?2, updated_at_ms = ?2
       WHERE id = (SELECT user_id ${token}) AND is_demo = 0 RETURNING id, email`,
      tokenSha256,
      nowMs,
    ),
    sql(
      `DELETE FROM sessions WHERE sid IS NOT ?3 AND user_id =
         (SELECT id FROM users WHERE (id, email) = (SELECT user_id, email ${token}))`,
      tokenSha256,
      nowMs,
      sid,
    ),
    insertToken(undo),
    sql(
      `DELETE FROM one_time_tokens
       WHERE purpose <> 'undo_email' AND user_id = (SELECT user_id ${token})`,
      tokenSha256,
      nowMs,
    ),
    // Nothing to take back if the address was taken in the meantime.
    sql(
      `DELETE FROM one_time_tokens WHERE token_sha256 = ?
         AND EXISTS (SELECT 1 FROM users WHERE id = user_id AND users.email = one_time_tokens.email)`,
      undo.token_sha256,
    ),
  ]);
  return changed?.[0];
}

/**
 * Gives an account its old address back and closes everything that an intruder may have opened:
 * its sessions, its password, its remembered browsers, and the ways in that were added shortly
 * before. Its owner then sets a new password by mail. An unconfirmed account that somebody made with
 * the address meanwhile is deleted. @returns undefined for an invalid link, or if a confirmed account
 * has the address.
 */
export async function redeemUndo(
  db: Database,
  { tokenSha256, nowMs }: Redemption,
): Promise<Redeemed | undefined> {
  const token = liveToken('undo_email');
  const restored = `(SELECT id FROM users WHERE (id, email) = (SELECT user_id, email ${token}))`;
  const [, undone] = await db.batch<Redeemed>([
    sql(
      `DELETE FROM users
       WHERE email = (SELECT email ${token}) AND id <> (SELECT user_id ${token})
         AND email_verified_at_ms IS NULL AND is_demo = 0`,
      tokenSha256,
      nowMs,
    ),
    sql(
      `UPDATE OR IGNORE users SET
         email = (SELECT email ${token}), email_verified_at_ms = ?2, password_hash = '',
         password_changed_at_ms = ?2, updated_at_ms = ?2, ${REVIEW_IF_NEEDED}
       WHERE id = (SELECT user_id ${token}) AND is_demo = 0 RETURNING id, email`,
      tokenSha256,
      nowMs,
    ),
    sql(`DELETE FROM sessions WHERE user_id = ${restored}`, tokenSha256, nowMs),
    sql(`DELETE FROM devices WHERE user_id = ${restored}`, tokenSha256, nowMs),
    sql(`DELETE FROM one_time_tokens WHERE user_id = ${restored}`, tokenSha256, nowMs),
  ]);
  return undone?.[0];
}

interface PasswordReset extends Redemption {
  readonly passwordHash: string;
  /** Key of the account's attempt counter, which is reset. */
  readonly account: string;
}

/**
 * Sets the password, ends every session and every other link of the account, makes it forget its
 * browsers, and asks for a review of its other ways in. Following the link proves control of the
 * address, so it becomes verified; for a link that an operator hands over, the operator vouches.
 * @returns undefined for an invalid link.
 */
export async function redeemReset(
  db: Database,
  { tokenSha256, passwordHash, account, nowMs }: PasswordReset,
): Promise<Redeemed | undefined> {
  const token = liveToken('reset_password');
  const [reset] = await db.batch<Redeemed>([
    sql(
      `UPDATE users SET password_hash = ?3, password_changed_at_ms = ?2, updated_at_ms = ?2,
         email_verified_at_ms = coalesce(email_verified_at_ms, ?2), ${REVIEW_IF_NEEDED}
       WHERE (id, email) = (SELECT user_id, email ${token}) AND is_demo = 0 RETURNING id, email`,
      tokenSha256,
      nowMs,
      passwordHash,
    ),
    sql(`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`, tokenSha256, nowMs),
    sql(`DELETE FROM devices WHERE user_id = (SELECT user_id ${token})`, tokenSha256, nowMs),
    deleteCounter(account),
    sql(
      `DELETE FROM one_time_tokens
       WHERE purpose <> 'undo_email' AND user_id = (SELECT user_id ${token})`,
      tokenSha256,
      nowMs,
    ),
  ]);
  return reset?.[0];
}
