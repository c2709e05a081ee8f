import { type Database, sql } from './database.ts';
import { deleteCounter } from './throttle.ts';

/**
 * What a mailed link does. The deed and the end of the link are one transaction: of two people
 * who follow it at once, one finds it gone, and a failure leaves it as it was.
 */
interface Redeemed {
  readonly id: string;
  readonly email: string;
}

interface Redemption {
  readonly tokenSha256: string;
  readonly nowMs: number;
}

/** ?1 is the digest of the token, ?2 now. */
const liveToken = (purpose: string) =>
  `FROM one_time_tokens
   WHERE token_sha256 = ?1 AND purpose = '${purpose}' AND expires_at_ms > ?2`;

/** Works only for the address that the account still has. @returns undefined for a dead link. */
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
 * Links to the old address die with it. @returns undefined for a dead link, or if somebody else
 * has that address by now.
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
  /** Key of the account's counter of guesses: its owner starts anew. */
  readonly account: string;
}

/**
 * Ends every session and every other link of the account. Whoever could read the mail owns the
 * address, so it counts as verified. @returns undefined for a dead link.
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
