import { type Database, type Statement, sql } from './database.ts';

interface Challenge {
  readonly challenge: string;
  readonly browserDigest: string;
  /** The account that adds a passkey; null for a login. */
  readonly userId: string | null;
}

export function insertChallenge({
  challenge,
  browserDigest,
  userId,
  expiresAtMs,
}: Challenge & { readonly expiresAtMs: number }): Statement {
  return sql(
    `INSERT INTO passkey_challenges (challenge, browser_sha256, user_id, expires_at_ms)
     VALUES (?, ?, ?, ?)`,
    challenge,
    browserDigest,
    userId,
    expiresAtMs,
  );
}

/** @returns whether it was asked of this browser, for this purpose, and not yet answered. */
export async function takeChallenge(
  db: Database,
  { challenge, browserDigest, userId }: Challenge,
  nowMs: number,
): Promise<boolean> {
  const row = await db.first(
    sql(
      `DELETE FROM passkey_challenges
       WHERE challenge = ? AND browser_sha256 = ? AND user_id IS ? AND expires_at_ms > ?
       RETURNING challenge`,
      challenge,
      browserDigest,
      userId,
      nowMs,
    ),
  );
  return row !== null;
}
