import type { RequestContext } from '../context.ts';
import type { AccountSession } from '../contract/accounts.ts';
import { type ListedSession, type LiveSession, listSessions } from '../db/sessions.ts';
import { browserName } from './browser-name.ts';

/**
 * The sessions that whoever is signed in may see: of a demo account, which everyone uses, only
 * their own.
 */
export async function findOwnSessions(
  { db }: RequestContext,
  session: LiveSession,
): Promise<ListedSession[]> {
  const rows = await listSessions(db, session.user_id, Date.now());
  return session.is_demo === 1 ? rows.filter(({ sid }) => sid === session.sid) : rows;
}

/** As the account screen shows them, this one first. */
export async function listOwnSessions(
  context: RequestContext,
  session: LiveSession,
): Promise<AccountSession[]> {
  const sessions = (await findOwnSessions(context, session)).map((row) => ({
    id: row.sid,
    isCurrent: row.sid === session.sid,
    browser: browserName(row.user_agent),
    place: row.place,
    createdAt: new Date(row.created_at_ms).toISOString(),
    lastUsedAt: new Date(row.last_seen_at_ms).toISOString(),
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
