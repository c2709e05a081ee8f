import { type Alive, act, type Proven } from './authority.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import { isUsed } from './second-factors.ts';
import type { UserRow } from './users.ts';

interface SessionRow {
  /** Digest of the id in the token, so that a copy of the table opens no session. */
  readonly sid: string;
  readonly user_id: string;
  readonly created_at_ms: number;
  readonly last_seen_at_ms: number;
  readonly expires_at_ms: number;
  readonly is_remembered: number;
  readonly user_agent: string;
  readonly place: string;
  /** When the browser last proved a way into the account, see `auth/require-session.ts`. */
  readonly proved_at_ms: number;
}

/** A session with its account. */
export type LiveSession = SessionRow &
  Pick<UserRow, 'email' | 'username' | 'is_demo' | 'email_verified_at_ms' | 'review_since_ms'>;

interface SessionConditions {
  /** When the password was set, as it was read before the login was verified. */
  readonly passwordChangedAtMs: number | null;
  /** The code of the second factor that the session needs, see `isUsed`. */
  readonly codeUseId?: string | undefined;
}

/**
 * Inserts nothing, and returns no row, if the account is gone or locked, its password has changed, or the
 * code was not used up in the same transaction.
 */
export function insertSession(
  session: SessionRow,
  { passwordChangedAtMs, codeUseId }: SessionConditions,
): Statement {
  return insertRow(
    'sessions',
    session,
    sql`
      WHERE EXISTS (SELECT 1 FROM users
          WHERE id = new_row.user_id AND locked_at_ms IS NULL
            AND password_changed_at_ms IS ${passwordChangedAtMs})
        AND ${isUsedIfNeeded(sql`new_row.user_id`, codeUseId)}
      RETURNING sid`,
  );
}

export function findLiveSession(db: Database, sid: string): Promise<LiveSession | null> {
  return db.first(sql`
    SELECT sessions.*, email, username, is_demo, email_verified_at_ms,
      review_since_ms
    FROM sessions JOIN users ON users.id = user_id
    WHERE sid = ${sid} AND expires_at_ms > ${Date.now()} AND locked_at_ms IS NULL`);
}

export function touchSession(db: Database, sid: string, nowMs: number): Promise<void> {
  return db.run(sql`UPDATE sessions SET last_seen_at_ms = ${nowMs} WHERE sid = ${sid}`);
}

/**
 * Returns a row if the session still exists.
 *
 * @param codeUseId the code of the second factor that the proof needs, see `isUsed`.
 */
export function noteProof(by: Alive, nowMs: number, codeUseId?: string): Statement {
  return sql`
    UPDATE sessions SET proved_at_ms = ${nowMs}
    WHERE sid = ${by.sid} AND ${isUsedIfNeeded(sql`sessions.user_id`, codeUseId)} AND ${by.holds}
    RETURNING sid`;
}

function isUsedIfNeeded(userId: Statement, codeUseId: string | undefined): Statement {
  return codeUseId === undefined ? sql`true` : isUsed(userId, codeUseId);
}

/** Ends the oldest sessions of an account beyond `maxSessions`. */
export function deleteOldestSessions(userId: string, maxSessions: number): Statement {
  return sql`
    DELETE FROM sessions WHERE sid IN
    (SELECT sid FROM sessions WHERE user_id = ${userId}
     ORDER BY created_at_ms DESC LIMIT -1 OFFSET ${maxSessions})`;
}

export function deleteSession(sid: string): Statement {
  return sql`DELETE FROM sessions WHERE sid = ${sid}`;
}

/** A session as its owner may see it. */
export type ListedSession = Omit<SessionRow, 'user_id' | 'proved_at_ms'>;

/** The live sessions of an account, most recently used first. */
export function listSessions(db: Database, userId: string): Promise<ListedSession[]> {
  return db.all(sql`
    SELECT sid, user_agent, place, is_remembered, created_at_ms, last_seen_at_ms, expires_at_ms
    FROM sessions WHERE user_id = ${userId} AND expires_at_ms > ${Date.now()}
    ORDER BY last_seen_at_ms DESC, created_at_ms DESC`);
}

/** Counts the live sessions that began before a point in time. */
export async function countSessionsBefore(db: Database, createdBeforeMs: number): Promise<number> {
  const row = await db.first<{ count: number }>(sql`
    SELECT count(*) AS count FROM sessions
    WHERE created_at_ms < ${createdBeforeMs} AND expires_at_ms > ${Date.now()}`);
  return row?.count ?? 0;
}

export async function endOwnSession(db: Database, by: Alive): Promise<void> {
  await act(db, by, [sql`DELETE FROM sessions WHERE sid = ${by.sid} AND ${by.holds}`]);
}

/** Ends another session of the same account. @returns whether there was one. */
export async function endOtherSession(db: Database, by: Proven, sid: string): Promise<boolean> {
  const [ended = []] = await act(db, by, [
    sql`
      DELETE FROM sessions WHERE sid = ${sid} AND user_id = ${by.userId} AND ${by.holds}
      RETURNING sid`,
  ]);
  return ended.length > 0;
}

/** Ends every session of an account, the current one too, and makes it forget its browsers. */
export async function endAllSessions(db: Database, by: Proven): Promise<void> {
  const { userId, holds } = by;
  await act(db, by, [
    sql`DELETE FROM devices WHERE user_id = ${userId} AND ${holds}`,
    sql`
      DELETE FROM one_time_tokens
      WHERE user_id = ${userId} AND purpose = 'change_email' AND ${holds}`,
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND ${holds}`,
  ]);
}

/** For an operator. @returns one row per session. */
export function deleteSessionsOf(userId: string): Statement {
  return sql`DELETE FROM sessions WHERE user_id = ${userId} RETURNING sid`;
}
