import { ACCOUNT_EVENT_DAYS, type AccountEventKind, BY_OPERATOR } from '../contract/accounts.ts';
import { DAY_MS } from '../contract/durations.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';
import { type Deletion, deleteSlice } from './slices.ts';

export interface AccountEventRow {
  readonly user_id: string;
  readonly at_ms: number;
  readonly event: AccountEventKind;
  /** The way in, such as `password`; empty where there is only one. */
  readonly method: string;
  readonly user_agent: string;
  readonly place: string;
}

/** Does nothing if the account is gone. */
export function insertAccountEvent(event: AccountEventRow): Statement {
  return insertRow(
    'account_events',
    event,
    sql`WHERE EXISTS (SELECT 1 FROM users WHERE id = new_row.user_id)`,
  );
}

/**
 * Keeps what an operator does to an account, which is not a demo account.
 *
 * @param condition SQL that holds for the row of `users` before the change, if it changes anything.
 */
export function insertOperatorEvent(
  event: AccountEventKind,
  email: string,
  nowMs: number,
  condition = sql`true`,
): Statement {
  return sql`
    INSERT INTO account_events (user_id, at_ms, event, method, user_agent, place)
    SELECT id, ${nowMs}, ${event}, ${BY_OPERATOR}, '', '' FROM users
    WHERE email = ${email} AND is_demo = 0 AND (${condition})`;
}

/** What happened in an account, newest first. */
export function listAccountEvents(
  db: Database,
  userId: string,
  limit: number,
): Promise<AccountEventRow[]> {
  return db.all(sql`
    SELECT user_id, at_ms, event, method, user_agent, place FROM account_events
    WHERE user_id = ${userId} ORDER BY at_ms DESC, id DESC LIMIT ${limit}`);
}

/** For the clean-up. */
export function deleteOldEvents(nowMs: number): Deletion {
  const oldestMs = nowMs - ACCOUNT_EVENT_DAYS * DAY_MS;
  return deleteSlice(
    'account_events',
    sql`SELECT rowid FROM account_events WHERE at_ms <= ${oldestMs}`,
  );
}
