import { type Database, type Statement, sql } from './database.ts';

/** Bounds what one login does for the others. */
const EXPIRED_SESSIONS_PER_SWEEP = 100;

export interface NewSession {
  readonly sid: string;
  readonly userId: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly isRemembered: boolean;
  readonly userAgent: string;
  readonly place: string;
  /** When the password that was checked for this had been set; absent if none was checked. */
  readonly passwordChangedAtMs?: number | null | undefined;
}

export interface SessionRow {
  readonly sid: string;
  readonly is_remembered: number;
  readonly user_id: string;
  readonly email: string;
  readonly username: string;
  readonly is_demo: number;
  readonly email_verified_at_ms: number | null;
  readonly last_seen_at_ms: number;
  readonly expires_at_ms: number;
}

/** Inserts nothing, and returns no row, if the account or the password is another by now. */
export function insertSession(session: NewSession): Statement {
  return sql(
    `INSERT INTO sessions
       (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms, is_remembered, user_agent,
        place)
     SELECT ?1, id, ?3, ?3, ?4, ?5, ?6, ?7
     FROM users WHERE id = ?2 AND (?8 = 0 OR password_changed_at_ms IS ?9)
     RETURNING sid`,
    session.sid,
    session.userId,
    session.createdAtMs,
    session.expiresAtMs,
    session.isRemembered ? 1 : 0,
    session.userAgent,
    session.place,
    session.passwordChangedAtMs === undefined ? 0 : 1,
    session.passwordChangedAtMs ?? null,
  );
}

export function findLiveSession(
  db: Database,
  sid: string,
  nowMs: number,
): Promise<SessionRow | null> {
  return db.first(
    sql(
      `SELECT sid, is_remembered, user_id, email, username, is_demo, email_verified_at_ms,
         last_seen_at_ms, expires_at_ms
       FROM sessions JOIN users ON users.id = user_id
       WHERE sid = ? AND expires_at_ms > ? AND locked_at_ms IS NULL`,
      sid,
      nowMs,
    ),
  );
}

export function touchSession(db: Database, sid: string, nowMs: number): Promise<void> {
  return db.run(sql('UPDATE sessions SET last_seen_at_ms = ? WHERE sid = ?', nowMs, sid));
}

export function deleteSession(sid: string): Statement {
  return sql('DELETE FROM sessions WHERE sid = ?', sid);
}

/** What the owner of an account may know of one of its sessions. */
export interface ListedSessionRow {
  readonly sid: string;
  readonly user_agent: string;
  readonly place: string;
  readonly is_remembered: number;
  readonly created_at_ms: number;
  readonly last_seen_at_ms: number;
  readonly expires_at_ms: number;
}

/** The live sessions of an account, the latest used first. */
export function listSessions(
  db: Database,
  userId: string,
  nowMs: number,
): Promise<ListedSessionRow[]> {
  return db.all(
    sql(
      `SELECT sid, user_agent, place, is_remembered, created_at_ms, last_seen_at_ms, expires_at_ms
       FROM sessions WHERE user_id = ? AND expires_at_ms > ?
       ORDER BY last_seen_at_ms DESC, created_at_ms DESC`,
      userId,
      nowMs,
    ),
  );
}

/** Ends a session of one's own; there is nothing to end in somebody else's. */
export async function deleteSessionOf(db: Database, userId: string, sid: string): Promise<boolean> {
  const row = await db.first(
    sql('DELETE FROM sessions WHERE sid = ? AND user_id = ? RETURNING sid', sid, userId),
  );
  return row !== null;
}

export function deleteSessionsOf(userId: string): Statement {
  return sql('DELETE FROM sessions WHERE user_id = ?', userId);
}

/** @param extent a bounded number of them, unless there is time for all. */
export function deleteExpiredSessions(nowMs: number, extent: 'all' | 'some' = 'some'): Statement {
  return sql(
    `DELETE FROM sessions WHERE sid IN
       (SELECT sid FROM sessions WHERE expires_at_ms <= ? LIMIT ?)`,
    nowMs,
    // SQLite: a negative limit is none.
    extent === 'all' ? -1 : EXPIRED_SESSIONS_PER_SWEEP,
  );
}
