import type { Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

interface ChallengeRow {
  readonly challenge: string;
  readonly browser_sha256: string;
  /** The account that adds a passkey; null for a login. */
  readonly user_id: string | null;
  /** The session of that account, with which the challenge ends. */
  readonly sid: string | null;
  readonly expires_at_ms: number;
}

/** @param by the session that adds a passkey; undefined for a login. */
export function insertChallenge(
  challenge: Omit<ChallengeRow, 'user_id' | 'sid'>,
  by: Proven | undefined,
): Statement {
  const owner = { user_id: by?.userId ?? null, sid: by?.sid ?? null };
  return insertRow(
    'passkey_challenges',
    { ...challenge, ...owner },
    sql`WHERE ${by?.holds ?? sql`true`}`,
  );
}

/**
 * @returns whether the challenge was issued to this browser for this purpose and is still unused.
 */
export function takeChallenge(
  db: Database,
  { challenge, browser_sha256, user_id }: Omit<ChallengeRow, 'expires_at_ms' | 'sid'>,
): Promise<boolean> {
  return db.has(sql`
    DELETE FROM passkey_challenges
    WHERE challenge = ${challenge} AND browser_sha256 = ${browser_sha256} AND user_id IS ${user_id}
      AND expires_at_ms > ${Date.now()}
    RETURNING challenge`);
}
