import type { RequestContext } from '../context.ts';
import type { AccountEvent } from '../contract/accounts.ts';
import { type AccountEventRow, listAccountEvents } from '../db/account-events.ts';
import { browserName } from './browser-name.ts';

/** What happened in an account, for its owner, newest first. */
export async function listOwnEvents(
  { db }: RequestContext,
  userId: string,
  limit: number,
): Promise<AccountEvent[]> {
  return (await listAccountEvents(db, userId, limit)).map(toAccountEvent);
}

function toAccountEvent(row: AccountEventRow): AccountEvent {
  const { at_ms, event, method, user_agent, place } = row;
  const at = new Date(at_ms).toISOString();
  return { at, event, method, browser: browserName(user_agent), place };
}
