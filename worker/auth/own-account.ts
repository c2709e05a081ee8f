/** What the owner of an account may see of it, in the form of the API. */
import type { RequestContext } from '../context.ts';
import type { AccountEvent, AccountSession, Device } from '../contract/accounts.ts';
import type { SecondFactor } from '../contract/second-factor.ts';
import { listAccountEvents } from '../db/account-events.ts';
import { listDevices } from '../db/devices.ts';
import { findActiveFactor } from '../db/second-factors.ts';
import { type ListedSession, type LiveSession, listSessions } from '../db/sessions.ts';
import { browserName } from './browser-name.ts';
import { readDeviceIds } from './device-cookie.ts';

/**
 * The sessions that the signed-in user may see. Demo accounts are shared, so they list only the
 * current session.
 */
export async function findOwnSessions(
  { db }: RequestContext,
  session: LiveSession,
): Promise<ListedSession[]> {
  if (session.is_demo === 0) return listSessions(db, session.user_id);
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

/** The browsers that an account knows. */
export async function listOwnDevices(context: RequestContext, userId: string): Promise<Device[]> {
  const deviceIds = await readDeviceIds(context);
  return (await listDevices(context.db, userId)).map((row) => ({
    isCurrent: deviceIds.includes(row.secret_sha256),
    browser: browserName(row.user_agent),
    place: row.place,
    lastUsedAt: new Date(row.last_used_at_ms).toISOString(),
  }));
}

/** What happened in an account, newest first. */
export async function listOwnEvents(
  { db }: RequestContext,
  userId: string,
  limit: number,
): Promise<AccountEvent[]> {
  const rows = await listAccountEvents(db, userId, limit);
  return rows.map(({ at_ms, event, method, user_agent, place }) => {
    const at = new Date(at_ms).toISOString();
    return { at, event, method, browser: browserName(user_agent), place };
  });
}

export async function describeFactor(
  { db }: RequestContext,
  userId: string,
): Promise<SecondFactor | undefined> {
  const factor = await findActiveFactor(db, userId);
  if (factor === null) return undefined;
  const { removal_due_at_ms: dueAtMs } = factor;
  return {
    enabledAt: new Date(factor.enabled_at_ms).toISOString(),
    recoveryCodesLeft: factor.codes_left,
    ...(dueAtMs === null ? {} : { removalDueAt: new Date(dueAtMs).toISOString() }),
  };
}
