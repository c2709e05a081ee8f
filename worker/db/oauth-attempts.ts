import type { Provider } from '../contract/accounts.ts';
import type { Alive } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** `connect` adds the provider to the signed-in account; `prove` confirms who is signed in. */
export type OAuthIntent = 'login' | 'connect' | 'prove';

export interface AttemptRow {
  readonly state_sha256: string;
  readonly browser_sha256: string;
  readonly provider: Provider;
  readonly intent: OAuthIntent;
  /** The account that connects or proves; null for a login. */
  readonly user_id: string | null;
  /** The session of that account, with which the attempt ends. */
  readonly sid: string | null;
  readonly is_remembered: number;
  /** A proof: whether a code of the second factor was entered. */
  readonly has_code: number;
  readonly code_verifier: string;
  readonly nonce: string;
  readonly expires_at_ms: number;
}

/** @param by the session that connects or proves; undefined for a login. */
export function insertAttempt(
  attempt: Omit<AttemptRow, 'user_id' | 'sid'>,
  by: Alive | undefined,
): Statement {
  const owner = { user_id: by?.userId ?? null, sid: by?.sid ?? null };
  return insertRow(
    'oauth_attempts',
    { ...attempt, ...owner },
    sql`WHERE ${by?.holds ?? sql`true`}`,
  );
}

/**
 * Deletes and returns an attempt, even an expired one, so that only one of two callbacks gets it.
 */
export function takeAttempt(db: Database, stateSha256: string): Promise<AttemptRow | null> {
  return db.first(sql`DELETE FROM oauth_attempts WHERE state_sha256 = ${stateSha256} RETURNING *`);
}
