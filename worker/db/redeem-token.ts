/**
 * Redeeming a mailed link. The effect and the deletion of the link are one transaction: of two
 * concurrent requests only one succeeds, and a failure leaves the link valid.
 */
import { type Database, type Statement, sql } from './database.ts';
import { insertToken, type TokenPurpose, type TokenRow, UNDO } from './one-time-tokens.ts';
import { askForReview } from './sign-in-methods.ts';
import { deleteCounter } from './throttle.ts';

interface Redeemed {
  readonly user_id: string;
  readonly email: string;
}

interface Redemption {
  readonly tokenSha256: string;
  readonly nowMs: number;
}

interface NoticedRedemption extends Redemption {
  /** Statements that store the mails to the owner. */
  readonly notices: readonly Statement[];
}

function liveToken(purpose: TokenPurpose, { tokenSha256, nowMs }: Redemption): Statement {
  return sql`
    FROM one_time_tokens
    WHERE token_sha256 = ${tokenSha256} AND purpose = ${purpose} AND expires_at_ms > ${nowMs}`;
}

/** Valid only for the account's current address. @returns undefined for an invalid link. */
export async function redeemVerification(
  db: Database,
  redemption: Redemption,
): Promise<Redeemed | undefined> {
  const { nowMs } = redemption;
  const token = liveToken('verify', redemption);
  const [verified] = await db.batch<Redeemed>([
    sql`
      UPDATE users SET
        email_verified_at_ms = coalesce(email_verified_at_ms, ${nowMs}), updated_at_ms = ${nowMs}
      WHERE (id, email) = (SELECT user_id, email ${token}) RETURNING id AS user_id, email`,
    sql`
      DELETE FROM one_time_tokens
      WHERE purpose = 'verify' AND user_id = (SELECT user_id ${token})`,
  ]);
  return verified?.[0];
}

interface EmailChange extends NoticedRedemption {
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
  redemption: EmailChange,
): Promise<Redeemed | undefined> {
  const { sid, undo, nowMs, notices } = redemption;
  const token = liveToken('change_email', redemption);
  const [changed] = await db.batch<Redeemed>([
    sql`
      UPDATE OR IGNORE users SET
        email = (SELECT email ${token}),
        email_verified_at_ms = ${nowMs}, updated_at_ms = ${nowMs}
      WHERE id = (SELECT user_id ${token}) AND is_demo = 0 RETURNING id AS user_id, email`,
    ...notices,
    sql`
      DELETE FROM sessions WHERE sid IS NOT ${sid} AND user_id =
        (SELECT id FROM users WHERE (id, email) = (SELECT user_id, email ${token}))`,
    insertToken(undo),
    sql`
      DELETE FROM one_time_tokens
      WHERE purpose NOT IN ${UNDO} AND user_id = (SELECT user_id ${token})`,
    // Nothing to take back if the address was taken in the meantime.
    sql`
      DELETE FROM one_time_tokens WHERE token_sha256 = ${undo.token_sha256}
        AND EXISTS (SELECT 1 FROM users WHERE id = user_id AND users.email = one_time_tokens.email)`,
  ]);
  return changed?.[0];
}

/**
 * Gives an account its old address back and closes everything that an intruder may have opened:
 * its sessions, its password, its remembered browsers, and the sign-in methods that were added
 * shortly before. Its owner then sets a new password by mail. An unconfirmed account that somebody
 * made with the address meanwhile is deleted. @returns undefined for an invalid link, or if a
 * confirmed account has the address.
 */
export async function redeemUndo(
  db: Database,
  redemption: NoticedRedemption,
): Promise<Redeemed | undefined> {
  const { nowMs, notices } = redemption;
  const token = liveToken('undo_email', redemption);
  const restored = sql`(SELECT id FROM users WHERE (id, email) = (SELECT user_id, email ${token}))`;
  const [, undone] = await db.batch<Redeemed>([
    sql`
      DELETE FROM users
      WHERE email = (SELECT email ${token}) AND id <> (SELECT user_id ${token})
        AND email_verified_at_ms IS NULL AND is_demo = 0`,
    sql`
      UPDATE OR IGNORE users SET
        email = (SELECT email ${token}), email_verified_at_ms = ${nowMs}, password_hash = '',
        password_changed_at_ms = ${nowMs}, updated_at_ms = ${nowMs}, ${askForReview(nowMs)}
      WHERE id = (SELECT user_id ${token}) AND is_demo = 0 RETURNING id AS user_id, email`,
    ...notices,
    sql`DELETE FROM sessions WHERE user_id = ${restored}`,
    sql`DELETE FROM devices WHERE user_id = ${restored}`,
    sql`DELETE FROM one_time_tokens WHERE user_id = ${restored}`,
  ]);
  return undone?.[0];
}

/**
 * Turns off a second factor that somebody else set up, and closes the account like `redeemUndo`.
 *
 * @returns undefined for an invalid link.
 */
export async function redeemFactorUndo(
  db: Database,
  redemption: NoticedRedemption,
): Promise<Redeemed | undefined> {
  const { nowMs, notices } = redemption;
  const token = liveToken('undo_second_factor', redemption);
  const owner = sql`(SELECT user_id ${token})`;
  const [undone] = await db.batch<Redeemed>([
    sql`
      UPDATE users SET
        password_hash = '', password_changed_at_ms = ${nowMs}, updated_at_ms = ${nowMs},
        ${askForReview(nowMs)}
      WHERE id = ${owner} RETURNING id AS user_id, email`,
    ...notices,
    sql`DELETE FROM second_factors WHERE user_id = ${owner}`,
    sql`DELETE FROM sessions WHERE user_id = ${owner}`,
    sql`DELETE FROM devices WHERE user_id = ${owner}`,
    sql`DELETE FROM one_time_tokens WHERE purpose <> 'undo_email' AND user_id = ${owner}`,
  ]);
  return undone?.[0];
}

interface PasswordReset extends NoticedRedemption {
  readonly passwordHash: string;
  /** Keys of the account's counters of guesses, which are reset. */
  readonly counters: readonly string[];
}

/**
 * Sets the password, ends every session and every other link of the account, makes it forget its
 * browsers, and asks for a review of its other sign-in methods. Following the link proves control of
 * the address, so it becomes verified; for a link that an operator hands over, the operator vouches.
 * @returns undefined for an invalid link.
 */
export async function redeemReset(
  db: Database,
  redemption: PasswordReset,
): Promise<Redeemed | undefined> {
  const { passwordHash, counters, nowMs, notices } = redemption;
  const token = liveToken('reset_password', redemption);
  const [reset] = await db.batch<Redeemed>([
    sql`
      UPDATE users SET password_hash = ${passwordHash}, password_changed_at_ms = ${nowMs},
        updated_at_ms = ${nowMs},
        email_verified_at_ms = coalesce(email_verified_at_ms, ${nowMs}), ${askForReview(nowMs)}
      WHERE (id, email) = (SELECT user_id, email ${token}) AND is_demo = 0
      RETURNING id AS user_id, email`,
    ...notices,
    sql`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`,
    sql`DELETE FROM devices WHERE user_id = (SELECT user_id ${token})`,
    ...counters.map(deleteCounter),
    sql`
      DELETE FROM one_time_tokens
      WHERE purpose NOT IN ${UNDO} AND user_id = (SELECT user_id ${token})`,
  ]);
  return reset?.[0];
}
