import { type Database, insertRow, type Statement, sql } from './database.ts';

interface ChallengeRow {
  readonly challenge: string;
  readonly browser_sha256: string;
  /** The account that adds a passkey; null for a login. */
  readonly user_id: string | null;
  readonly expires_at_ms: number;
}

export function insertChallenge(challenge: ChallengeRow): Statement {
  return insertRow('passkey_challenges', challenge);
}

/**
 * @returns whether the challenge was issued to this browser for this purpose and is still unused.
 */
export function takeChallenge(
  db: Database,
  { challenge, browser_sha256, user_id }: Omit<ChallengeRow, 'expires_at_ms'>,
): Promise<boolean> {
  return db.has(sql`
    DELETE FROM passkey_challenges
    WHERE challenge = ${challenge} AND browser_sha256 = ${browser_sha256} AND user_id IS ${user_id}
      AND expires_at_ms > ${Date.now()}
    RETURNING challenge`);
}
