/**
 * The power of a session over its account, as SQL. Every statement that changes, adds or removes a
 * sign-in method, ends sessions, deletes, exports or issues a token carries it: a check that comes
 * before the statement may be outdated when the statement runs.
 */
import { PROOF_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { ApiError } from '../http/errors.ts';
import { type Database, type Statement, sql } from './database.ts';

/** A session that exists and has not expired, of an account that is not locked. */
export interface Alive {
  readonly sid: string;
  readonly userId: string;
  /** True while it is so. */
  readonly holds: Statement;
}

/** The same, with a proof of the last `PROOF_MINUTES`. */
export interface Proven extends Alive {
  readonly isProven: true;
}

interface Session {
  readonly sid: string;
  readonly user_id: string;
}

export function alive(session: Session): Alive {
  return authority(session, sql`true`);
}

export function proven(session: Session): Proven {
  return { ...authority(session, isProven()), isProven: true };
}

/** For what a demo account may do too, whose password is public. */
export function provenOrDemo(session: Session): Proven {
  return { ...authority(session, sql`(owner.is_demo = 1 OR ${isProven()})`), isProven: true };
}

/**
 * Runs statements of an authority in one transaction. If one of them ends the session, it has to be
 * the last.
 *
 * @returns the rows of each statement.
 * @throws {ApiError} 403 `proof_required` if the authority no longer holds. Nothing has happened then.
 */
export async function act<Row>(
  db: Database,
  { holds }: Alive,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const [held = [], ...results] = await db.batch<Row>([
    sql`SELECT 1 WHERE ${holds}`,
    ...statements,
  ]);
  if (held.length === 0) throw proofRequired();
  return results;
}

export function proofRequired(): ApiError {
  return new ApiError(403, 'proof_required', 'Please confirm that it is you first.');
}

function authority({ sid, user_id: userId }: Session, condition: Statement): Alive {
  return {
    sid,
    userId,
    holds: sql`EXISTS (
      SELECT 1 FROM sessions AS own JOIN users AS owner ON owner.id = own.user_id
      WHERE own.sid = ${sid} AND own.user_id = ${userId} AND own.expires_at_ms > ${Date.now()}
        AND owner.locked_at_ms IS NULL AND ${condition})`,
  };
}

function isProven(): Statement {
  return sql`own.proved_at_ms > ${Date.now() - PROOF_MINUTES * MINUTE_MS}`;
}
