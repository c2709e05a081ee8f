import type { Provider } from '../contract/accounts.ts';
import { type Database, type Statement, sql } from './database.ts';

/** `connect` adds the provider to the account that is signed in. */
export type OAuthIntent = 'login' | 'connect';

interface NewAttempt {
  readonly stateDigest: string;
  readonly browserDigest: string;
  readonly provider: Provider;
  readonly intent: OAuthIntent;
  readonly userId: string | null;
  readonly isRemembered: boolean;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly expiresAtMs: number;
}

export interface AttemptRow {
  readonly browser_sha256: string;
  readonly provider: Provider;
  readonly intent: OAuthIntent;
  readonly user_id: string | null;
  readonly is_remembered: number;
  readonly code_verifier: string;
  readonly nonce: string;
  readonly expires_at_ms: number;
}

export function insertAttempt(attempt: NewAttempt): Statement {
  return sql(
    `INSERT INTO oauth_attempts
       (state_sha256, browser_sha256, provider, intent, user_id, is_remembered, code_verifier,
        nonce, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    attempt.stateDigest,
    attempt.browserDigest,
    attempt.provider,
    attempt.intent,
    attempt.userId,
    attempt.isRemembered ? 1 : 0,
    attempt.codeVerifier,
    attempt.nonce,
    attempt.expiresAtMs,
  );
}

/** Takes an attempt, even one that has expired: of two callbacks only one gets it. */
export function takeAttempt(db: Database, stateDigest: string): Promise<AttemptRow | null> {
  return db.first(
    sql(
      `DELETE FROM oauth_attempts WHERE state_sha256 = ?
       RETURNING browser_sha256, provider, intent, user_id, is_remembered, code_verifier, nonce,
         expires_at_ms`,
      stateDigest,
    ),
  );
}
