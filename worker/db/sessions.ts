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
}

export interface SessionRow {
  readonly sid: string;
  readonly user_id: string;
  readonly email: string;
  readonly username: string;
  readonly is_demo: number;
  readonly email_verified_at_ms: number | null;
  readonly last_seen_at_ms: number;
  readonly expires_at_ms: number;
}

export function insertSession(session: NewSession): Statement {
  return sql(
    `INSERT INTO sessions
       (sid, user_id, created_at_ms, last_seen_at_ms, expires_at_ms, is_remembered, user_agent,
        place)
     VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7)`,
    session.sid,
    session.userId,
    session.createdAtMs,
    session.expiresAtMs,
    session.isRemembered ? 1 : 0,
    session.userAgent,
    session.place,
  );
}

export function findLiveSession(
  db: Database,
  sid: string,
  nowMs: number,
): Promise<SessionRow | null> {
  return db.first(
    sql(
      `SELECT sid, user_id, email, username, is_demo, email_verified_at_ms, last_seen_at_ms,
         expires_at_ms
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

export function deleteExpiredSessions(nowMs: number): Statement {
  return sql(
    `DELETE FROM sessions WHERE sid IN
       (SELECT sid FROM sessions WHERE expires_at_ms <= ? LIMIT ?)`,
    nowMs,
    EXPIRED_SESSIONS_PER_SWEEP,
  );
}
