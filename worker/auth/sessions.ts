import type { RequestContext } from '../context.ts';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import type { Statement } from '../db/database.ts';
import { digest } from '../db/digests.ts';
import { sweepExpired } from '../db/expired.ts';
import {
  deleteOldestSessions,
  deleteSession,
  findLiveSession,
  insertSession,
  type LiveSession,
  touchSession,
} from '../db/sessions.ts';
import { logError } from '../log.ts';
import type { Claims } from './claims.ts';
import { signToken, verifyToken } from './tokens.ts';

const COOKIE = 'session';
const SESSION_SECONDS = SESSION_HOURS * 60 * 60;
const REMEMBERED_SESSION_SECONDS = REMEMBERED_SESSION_DAYS * 24 * 60 * 60;
const TOUCH_INTERVAL_MS = 15 * MINUTE_MS;
/** More than anybody uses; an intruder's sessions do not add up without end. */
const MAX_SESSIONS = 30;

export function hasSessionCookie({ client }: RequestContext): boolean {
  return client.cookies.read(COOKIE) !== undefined;
}

export function deleteSessionCookie({ client }: RequestContext): string {
  return client.cookies.delete(COOKIE);
}

export interface SessionStart {
  readonly userId: string;
  /** A demo account is shared, so the number of its sessions is not limited. */
  readonly isDemo: boolean;
  readonly isRemembered: boolean;
  /** When the password was set, as it was read before the login was verified. */
  readonly passwordChangedAtMs: number | null;
  /** Whether the login showed all that the account can ask for. */
  readonly isProof?: boolean;
  /** The code of the second factor that is used up in the same transaction. */
  readonly codeUseId?: string | undefined;
}

interface NewSession {
  readonly sid: string;
  /** The `Set-Cookie` value. */
  readonly cookie: string;
  /** The first inserts the session, and returns a row if it did. */
  readonly statements: readonly [Statement, ...Statement[]];
}

/**
 * Prepares a new session, the end of the browser's previous one (session fixation), and of the
 * account's oldest beyond the limit. Also deletes a bounded number of expired rows. Nothing is
 * stored yet: the caller runs the statements in one transaction.
 */
export async function prepareSession(
  context: RequestContext,
  { userId, isDemo, isRemembered, isProof = true, ...conditions }: SessionStart,
): Promise<NewSession> {
  const nowMs = Date.now();
  const iat = Math.floor(nowMs / 1000);
  const exp = iat + (isRemembered ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS);
  const id = crypto.randomUUID();
  const sid = await digest(id);
  const token = await signToken(context, 'session', { sub: userId, sid: id, iat, exp });
  const { cookies, userAgent, place } = context.client;
  const session = {
    sid,
    user_id: userId,
    created_at_ms: nowMs,
    last_seen_at_ms: nowMs,
    expires_at_ms: exp * 1000,
    is_remembered: isRemembered ? 1 : 0,
    user_agent: userAgent,
    place,
    proved_at_ms: isProof ? nowMs : 0,
  };
  const replaced = await readClaims(context);
  const lifetime = isRemembered ? { maxAgeSeconds: REMEMBERED_SESSION_SECONDS } : {};
  return {
    sid,
    cookie: cookies.write(COOKIE, token, lifetime),
    statements: [
      insertSession(session, conditions),
      ...(replaced === undefined ? [] : [deleteSession(await digest(replaced.sid))]),
      ...(isDemo ? [] : [deleteOldestSessions(userId, MAX_SESSIONS)]),
      ...sweepExpired(['sessions', 'login_throttle'], nowMs),
    ],
  };
}

/** Finds the session of a request: its token must be valid, and its row present and not expired. */
export async function findSession(context: RequestContext): Promise<LiveSession | undefined> {
  const claims = await readClaims(context);
  if (claims === undefined) return undefined;
  const session = await findLiveSession(context.db, await digest(claims.sid));
  return session?.user_id === claims.sub ? session : undefined;
}

/** Ends the session of a request, if it has one. */
export async function endSession(context: RequestContext): Promise<LiveSession | undefined> {
  const session = await findSession(context);
  if (session !== undefined) await context.db.run(deleteSession(session.sid));
  return session;
}

/** Updates the last use of a session at most every 15 minutes, after the response. */
export function noteSessionUse(
  session: LiveSession,
  { db, requestId, waitUntil }: RequestContext,
): void {
  const nowMs = Date.now();
  if (nowMs - session.last_seen_at_ms >= TOUCH_INTERVAL_MS) {
    const touch = touchSession(db, session.sid, nowMs);
    waitUntil(touch.catch((error: unknown) => logError('unavailable', error, requestId)));
  }
}

/** The claims of the request's session token, if it has a valid one; its session may have ended. */
async function readClaims(context: RequestContext): Promise<Claims<'session'> | undefined> {
  const token = context.client.cookies.read(COOKIE);
  return token === undefined ? undefined : verifyToken(context, 'session', token);
}
