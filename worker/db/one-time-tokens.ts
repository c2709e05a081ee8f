import { type Alive, act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

/** The two for undoing take a change back; `proof` is a code, not a link. */
export type TokenPurpose =
  | 'verify'
  | 'change_email'
  | 'undo_email'
  | 'undo_second_factor'
  | 'reset_password'
  | 'proof';

/** Links that take a change back outlive what ends the others. */
export const UNDO = sql`('undo_email', 'undo_second_factor')`;

export interface TokenRow {
  readonly token_sha256: string;
  readonly purpose: TokenPurpose;
  readonly user_id: string;
  /** The recipient's address, normalized by `foldEmail`. */
  readonly email: string;
  /** The browser that asked for the link, if that matters. */
  readonly browser_sha256: string | null;
  /** The session that asked for it, with which it ends; null if none did. */
  readonly sid: string | null;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

/** A link that is still valid, with its account. */
export interface LiveToken extends TokenRow {
  readonly username: string;
  readonly account_email: string;
}

/** The id of no account: the same statements are run for an address without one. */
export const NOBODY = '';

/** Does nothing if there is no such account. */
export function insertToken(token: TokenRow, condition = sql`true`): Statement {
  return insertRow(
    'one_time_tokens',
    token,
    sql`WHERE EXISTS (SELECT 1 FROM users WHERE id = new_row.user_id) AND ${condition}`,
  );
}

export function findLiveToken(db: Database, tokenSha256: string): Promise<LiveToken | null> {
  return db.first(sql`
    SELECT one_time_tokens.*, users.email AS account_email, username
    FROM one_time_tokens JOIN users ON users.id = user_id
    WHERE token_sha256 = ${tokenSha256} AND expires_at_ms > ${Date.now()}
      AND locked_at_ms IS NULL`);
}

/** Whether a browser has asked for a link that confirms this account. */
export function hasTokenOf(db: Database, userId: string, browserSha256: string): Promise<boolean> {
  return db.has(sql`
    SELECT 1 FROM one_time_tokens
    WHERE user_id = ${userId} AND purpose = 'verify' AND browser_sha256 = ${browserSha256}`);
}

/** The new address of an account that is waiting for confirmation. */
export async function findPendingEmail(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.first<{ email: string }>(sql`
    SELECT email FROM one_time_tokens
    WHERE user_id = ${userId} AND purpose = 'change_email' AND expires_at_ms > ${Date.now()}
    ORDER BY created_at_ms DESC LIMIT 1`);
  return row?.email;
}

/** Lists the links sent for an account, as far as its owner may see them. */
export function listTokens(
  db: Database,
  userId: string,
): Promise<Omit<TokenRow, 'token_sha256' | 'user_id' | 'browser_sha256' | 'sid'>[]> {
  return db.all(sql`
    SELECT purpose, email, created_at_ms, expires_at_ms FROM one_time_tokens
    WHERE user_id = ${userId} ORDER BY created_at_ms`);
}

/** Uses up a token that was sent to this address. @returns whether it was still valid. */
export function takeToken(
  db: Database,
  tokenSha256: string,
  { purpose, email }: Pick<TokenRow, 'purpose' | 'email'>,
): Promise<boolean> {
  return db.has(sql`
    DELETE FROM one_time_tokens
    WHERE token_sha256 = ${tokenSha256} AND purpose = ${purpose} AND email = ${email}
      AND expires_at_ms > ${Date.now()}
    RETURNING email`);
}

export function deleteToken(tokenSha256: string): Statement {
  return sql`DELETE FROM one_time_tokens WHERE token_sha256 = ${tokenSha256}`;
}

/** For an operator. */
export function deleteTokensOf(userId: string, purpose: TokenPurpose): Statement {
  return sql`DELETE FROM one_time_tokens WHERE user_id = ${userId} AND purpose = ${purpose}`;
}

/** Replaces the earlier link for a change of address. */
export function startEmailChange(
  db: Database,
  by: Proven,
  token: TokenRow,
  notices: readonly Statement[],
): Promise<unknown> {
  return replaceToken(db, by, token, notices);
}

/** Replaces the earlier mailed code. */
export function insertProofCode(
  db: Database,
  by: Alive,
  token: TokenRow,
  notices: readonly Statement[],
): Promise<unknown> {
  return replaceToken(db, by, token, notices);
}

function replaceToken(
  db: Database,
  by: Alive,
  token: TokenRow,
  notices: readonly Statement[],
): Promise<unknown> {
  const { userId, sid, holds } = by;
  return act(db, by, [
    sql`
      DELETE FROM one_time_tokens
      WHERE user_id = ${userId} AND purpose = ${token.purpose} AND ${holds}`,
    insertToken({ ...token, sid }, holds),
    ...notices,
  ]);
}
