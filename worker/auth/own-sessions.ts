import type { RequestContext } from '../context.ts';
import type { AccountSession } from '../contract/accounts.ts';
import { type ListedSession, type LiveSession, listSessions } from '../db/sessions.ts';
import { browserName } from './browser-name.ts';

/**
 * The sessions that the signed-in user may see. Demo accounts are shared, so they list only the
 * current session.
 */
export async function findOwnSessions(
  { db }: RequestContext,
  session: LiveSession,
): Promise<ListedSession[]> {
  if (session.is_demo === 0) return listSessions(db, session.user_id, Date.now());
  const { sid, user_agent, place, is_remembered } = session;
  const { created_at_ms, last_seen_at_ms, expires_at_ms } = session;
  const times = { created_at_ms, last_seen_at_ms, expires_at_ms };
  return [{ sid, user_agent, place, is_remembered, ...times }];
}

/** Sessions for the account screen, the current one first. */
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
