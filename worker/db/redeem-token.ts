import { type Database, sql } from './database.ts';
import { deleteCounter } from './throttle.ts';

/**
 * Redeeming a mailed link. The effect and the deletion of the link are one transaction: of two
 * concurrent requests only one succeeds, and a failure leaves the link valid.
 */
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

/**
 * Also deletes the links to the old address. @returns undefined for an invalid link, or if the
 * address has been taken in the meantime.
 */
export async function redeemEmailChange(
  db: Database,
  { tokenSha256, nowMs }: Redemption,
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
      `DELETE FROM one_time_tokens WHERE user_id = (SELECT user_id ${token})`,
      tokenSha256,
      nowMs,
    ),
  ]);
  return changed?.[0];
}

interface PasswordReset extends Redemption {
  readonly passwordHash: string;
  /** Key of the account's attempt counter, which is reset. */
  readonly account: string;
}

/**
 * Sets the password and ends every session and every other link of the account. Following the link
 * proves control of the address, so it becomes verified. @returns undefined for an invalid link.
 */
export async function redeemReset(
  db: Database,
  { tokenSha256, passwordHash, account, nowMs }: PasswordReset,
): Promise<Redeemed | undefined> {
  const token = liveToken('reset_password');
  const [reset] = await db.batch<Redeemed>([
    sql(
      `UPDATE users SET password_hash = ?3, password_changed_at_ms = ?2, updated_at_ms = ?2,
         email_verified_at_ms = coalesce(email_verified_at_ms, ?2)
       WHERE (id, email) = (SELECT user_id, email ${token}) AND is_demo = 0 RETURNING id, email`,
      tokenSha256,
      nowMs,
      passwordHash,
    ),
    sql(`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`, tokenSha256, nowMs),
    deleteCounter(account),
    sql(
      `DELETE FROM one_time_tokens WHERE user_id = (SELECT user_id ${token})`,
      tokenSha256,
      nowMs,
    ),
  ]);
  return reset?.[0];
}
