import { type AccountEventKind, BY_OPERATOR } from '../contract/accounts.ts';
import { type Database, insertRow, type Statement, sql } from './database.ts';

export interface AccountEventRow {
  readonly user_id: string;
  readonly at_ms: number;
  readonly event: AccountEventKind;
  /** The sign-in method, such as `password`; empty where there is only one. */
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
  condition = sql`true`,
): Statement {
  return sql`
    INSERT INTO account_events (user_id, at_ms, event, method, user_agent, place)
    SELECT id, ${Date.now()}, ${event}, ${BY_OPERATOR}, '', '' FROM users
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
