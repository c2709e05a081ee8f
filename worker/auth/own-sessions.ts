import type { AccountSession } from '../contract/accounts.ts';
import { type ListedSessionRow, listSessions } from '../db/sessions.ts';
import { browserName } from './browser-name.ts';
import type { SignedIn } from './require-session.ts';

/**
 * The sessions that whoever is signed in may see: of a demo account, which everyone uses, only
 * their own.
 */
export async function findOwnSessions({ session, tokens }: SignedIn): Promise<ListedSessionRow[]> {
  const rows = await listSessions(tokens.db, session.user_id, Date.now());
  return session.is_demo === 1 ? rows.filter(({ sid }) => sid === session.sid) : rows;
}

/** As the account screen shows them, this one first. */
export async function listOwnSessions(signedIn: SignedIn): Promise<AccountSession[]> {
  const sessions = (await findOwnSessions(signedIn)).map((row) => ({
    id: row.sid,
    isCurrent: row.sid === signedIn.session.sid,
    browser: browserName(row.user_agent),
    place: row.place,
    createdAt: new Date(row.created_at_ms).toISOString(),
    lastUsedAt: new Date(row.last_seen_at_ms).toISOString(),
  }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
