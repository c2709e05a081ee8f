import { DOUBTED_DAYS, type Provider } from '../contract/accounts.ts';
import { DAY_MS } from '../contract/durations.ts';
import { insertOperatorEvent } from './account-events.ts';
import { act, type Proven } from './authority.ts';
import { type Database, raw, type Statement, sql } from './database.ts';

/**
 * True if the account has more than one sign-in method: a password, connections and passkeys. Part of
 * the statement that removes one, so that two concurrent removals cannot take the last.
 */
export function hasAnotherMethod(userId: string): Statement {
  return sql`
    (SELECT count(*) FROM users WHERE id = ${userId} AND password_hash <> '')
    + (SELECT count(*) FROM connections WHERE user_id = ${userId})
    + (SELECT count(*) FROM passkeys WHERE user_id = ${userId}) > 1`;
}

/**
 * 1 if a passkey, a connection or the second factor was added shortly before a reset and its owner has not confirmed it
 * since: a passkey or connection then opens nothing, and nobody is asked for codes. For a query that joins `users`.
 *
 * @param addedAt the column with the time of its addition.
 */
export function isHeld(addedAt: Statement): Statement {
  return sql`coalesce(${addedAt} BETWEEN users.doubted_from_ms AND users.review_since_ms, 0)`;
}

/**
 * Assignments that ask the owner of an account to review its sign-in methods, if there is any besides
 * the password. What was in doubt before stays so.
 */
export function askForReview(nowMs: number): Statement {
  return sql`(doubted_from_ms, review_since_ms) = (
    SELECT coalesce(doubted_from_ms, ${nowMs - DOUBTED_DAYS * DAY_MS}), ${nowMs}
    WHERE EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
      OR EXISTS (SELECT 1 FROM connections WHERE user_id = users.id)
      OR EXISTS (SELECT 1 FROM second_factors
        WHERE user_id = users.id AND enabled_at_ms IS NOT NULL))`;
}

interface Kept {
  readonly passkeys: readonly string[];
  readonly connections: readonly Provider[];
  /** Of a second factor that is held; one that is not stays anyway. */
  readonly secondFactor: boolean;
}

/**
 * Keeps these passkeys and connections and the second factor, removes all others, and ends the review.
 *
 * @returns how many were removed.
 */
export async function reviewSignInMethods(db: Database, by: Proven, keep: Kept): Promise<number> {
  const { userId, holds } = by;
  const among = (kept: readonly string[]) =>
    sql`(SELECT value FROM json_each(${JSON.stringify(kept)}))`;
  const removed = await act(db, by, [
    sql`
      DELETE FROM passkeys
      WHERE user_id = ${userId} AND credential_id NOT IN ${among(keep.passkeys)} AND ${holds}
      RETURNING name`,
    sql`
      DELETE FROM connections
      WHERE user_id = ${userId} AND provider NOT IN ${among(keep.connections)} AND ${holds}
      RETURNING provider`,
    sql`
      DELETE FROM second_factors
      WHERE user_id = ${userId} AND ${keep.secondFactor ? 1 : 0} = 0 AND ${isHeldFactor()}
        AND ${holds}
      RETURNING user_id`,
    sql`
      UPDATE users SET doubted_from_ms = NULL, review_since_ms = NULL
      WHERE id = ${userId} AND ${holds}`,
  ]);
  return removed.flat().length;
}

/** The same as `isHeld` for a row of `second_factors`, without a join. */
export function isHeldFactor(): Statement {
  return sql`EXISTS (SELECT 1 FROM users
    WHERE users.id = second_factors.user_id AND ${isHeld(sql`second_factors.enabled_at_ms`)})`;
}

/** What opens an account besides its password, or is known to it. */
export interface SignInMethod {
  /** `second factor`, `passkey`, `browser` or a provider. */
  readonly kind: string;
  /** For a browser its `User-Agent`. */
  readonly name: string;
  /** Of a browser; may be empty. */
  readonly place: string;
  readonly since_ms: number;
}

/** Lists the second factor, passkeys, connections and remembered browsers in one query. */
export function listSignInMethods(db: Database, email: string): Promise<SignInMethod[]> {
  const owner = sql`user_id = (SELECT id FROM users WHERE email = ${email})`;
  return db.all(sql`
    SELECT 'second factor' AS kind, 'authenticator app' AS name, '' AS place,
      enabled_at_ms AS since_ms
    FROM second_factors WHERE ${owner} AND enabled_at_ms IS NOT NULL
    UNION ALL SELECT 'passkey', name, '', created_at_ms FROM passkeys WHERE ${owner}
    UNION ALL SELECT provider, label, '', connected_at_ms FROM connections WHERE ${owner}
    UNION ALL SELECT 'browser', user_agent, place, created_at_ms FROM devices WHERE ${owner}`);
}

/**
 * Removes every passkey, connection and remembered browser of an account, for an operator.
 *
 * @returns how many there were.
 */
export async function removeSignInMethods(db: Database, email: string): Promise<number> {
  const tables = ['passkeys', 'connections', 'devices'];
  const hasAny = tables.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE user_id = users.id)`);
  const removed = await db.batch([
    insertOperatorEvent('ways_in_removed', email, raw(hasAny.join(' OR '))),
    ...tables.map(
      (table) =>
        sql`
        DELETE FROM ${raw(table)} WHERE user_id = (SELECT id FROM users WHERE email = ${email})
        RETURNING user_id`,
    ),
  ]);
  return removed.flat().length;
}
