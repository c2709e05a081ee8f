import { type Database, type Statement, sql } from './database.ts';

export type TokenPurpose = 'verify' | 'change_email' | 'reset_password';

export interface NewToken {
  readonly tokenSha256: string;
  readonly purpose: TokenPurpose;
  readonly userId: string;
  /** The address that the link is sent to, folded. */
  readonly email: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A link that would still work, with the account that it is for. */
export interface LiveToken {
  readonly purpose: TokenPurpose;
  readonly user_id: string;
  /** The address that the link was sent to. */
  readonly email: string;
  readonly account_email: string;
  readonly username: string;
}

/** Does nothing if there is no such account. */
export function insertToken(token: NewToken): Statement {
  return sql(
    `INSERT INTO one_time_tokens
       (token_sha256, purpose, user_id, email, created_at_ms, expires_at_ms)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM users WHERE id = ?3)`,
    token.tokenSha256,
    token.purpose,
    token.userId,
    token.email,
    token.createdAtMs,
    token.expiresAtMs,
  );
}

export function findLiveToken(
  db: Database,
  tokenSha256: string,
  nowMs: number,
): Promise<LiveToken | null> {
  return db.first(
    sql(
      `SELECT purpose, user_id, one_time_tokens.email, users.email AS account_email, username
       FROM one_time_tokens JOIN users ON users.id = user_id
       WHERE token_sha256 = ? AND expires_at_ms > ? AND locked_at_ms IS NULL`,
      tokenSha256,
      nowMs,
    ),
  );
}

/** The address that an account wants to move to, if it waits for its confirmation. */
export async function findPendingEmail(
  db: Database,
  userId: string,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db.first<{ email: string }>(
    sql(
      `SELECT email FROM one_time_tokens
       WHERE user_id = ? AND purpose = 'change_email' AND expires_at_ms > ?
       ORDER BY created_at_ms DESC LIMIT 1`,
      userId,
      nowMs,
    ),
  );
  return row?.email;
}

export interface ListedToken {
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

/** What the owner of an account may know of the links that were sent for it. */
export function listTokens(db: Database, userId: string): Promise<ListedToken[]> {
  return db.all(
    sql(
      `SELECT purpose, email, created_at_ms, expires_at_ms FROM one_time_tokens
       WHERE user_id = ? ORDER BY created_at_ms`,
      userId,
    ),
  );
}

export function deleteTokensOf(userId: string, purpose: TokenPurpose): Statement {
  return sql('DELETE FROM one_time_tokens WHERE user_id = ? AND purpose = ?', userId, purpose);
}

export function deleteExpiredTokens(nowMs: number): Statement {
  return sql('DELETE FROM one_time_tokens WHERE expires_at_ms <= ?', nowMs);
}
