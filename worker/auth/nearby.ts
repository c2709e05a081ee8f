/**
 * Reading from the nearest copy of the database (D1 read replication), for requests that only show
 * something. A copy lags behind, so two things keep it within a bound:
 *
 * - The Worker writes the time to the database every minute. A copy with an older time than
 *   `LONGEST_LAG_MS` is not read.
 * - A browser that has changed something reads from the primary for longer than that.
 */
import type { RequestContext } from '../context.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import type { Database } from '../db/database.ts';
import { readState, writeState } from '../db/site-state.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { hasSessionCookie, setsSessionCookie } from './sessions.ts';

const COOKIE = 'primary';
export const LONGEST_LAG_MS = 2 * MINUTE_MS;
const PRIMARY_SECONDS = 150;
/** The primary has four seconds after it, and the visitor an answer within five. */
const HEARTBEAT_LIMIT_MS = 500;

/** The nearest copy of the database if there is one that is recent enough, else the primary. */
export async function nearbyDatabase(
  request: Request,
  { settings, db, replica }: RequestContext,
): Promise<Database> {
  if (!settings.hasReadReplicas || readCookie(request, COOKIE) !== undefined) return db;
  // The later statements of a D1 session never see an older version than this one.
  const heartbeat = readState(replica, 'heartbeat').catch(() => undefined);
  const writtenAt = await Promise.race([heartbeat, scheduler.wait(HEARTBEAT_LIMIT_MS)]);
  const isRecent = Date.now() - Number(writtenAt ?? 0) < LONGEST_LAG_MS;
  return isRecent ? replica : db;
}

/** Tells copies of the database how recent they are. A job that runs every minute. */
export async function beat({ db, settings }: RequestContext): Promise<void> {
  if (settings.hasReadReplicas) await db.run(writeState('heartbeat', String(Date.now())));
}

/** Makes a signed-in browser that has changed something read from the primary for a while. */
export function stayWithPrimary(
  response: Response,
  request: Request,
  { settings, hasWritten }: RequestContext,
): void {
  if (!settings.hasReadReplicas || !hasWritten() || response.status >= 400) return;
  if (!hasSessionCookie(request) && !setsSessionCookie(response)) return;
  response.headers.append(
    'Set-Cookie',
    writeCookie(request, COOKIE, '1', { maxAgeSeconds: PRIMARY_SECONDS }),
  );
}
