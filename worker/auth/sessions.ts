import type { RequestContext } from '../context.ts';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '../contract/accounts.ts';
import { sweepExpired } from '../db/expired.ts';
import {
  deleteSession,
  findLiveSession,
  insertSession,
  type LiveSession,
  touchSession,
} from '../db/sessions.ts';
import { deleteCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { invalidCredentials } from '../http/errors.ts';
import { logError } from '../log.ts';
import { looksLikeToken, signToken, verifyToken } from './tokens.ts';

const COOKIE = 'session';
const SESSION_SECONDS = SESSION_HOURS * 60 * 60;
const REMEMBERED_SESSION_SECONDS = REMEMBERED_SESSION_DAYS * 24 * 60 * 60;
const TOUCH_INTERVAL_MS = 15 * 60 * 1000;
const USER_AGENT_MAX_CHARS = 256;

/** The session cookie's value, if it has the format of a token. */
export function readSessionToken(request: Request): string | undefined {
  const token = readCookie(request, COOKIE);
  return token !== undefined && looksLikeToken(token) ? token : undefined;
}

export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, COOKIE) !== undefined;
}

export function deleteSessionCookie(request: Request): string {
  return deleteCookie(request, COOKIE);
}

interface SessionStart {
  readonly userId: string;
  readonly isRemembered: boolean;
  /** When the verified password was set; absent if none was verified. */
  readonly passwordChangedAtMs?: number | null | undefined;
}

/**
 * Starts a new session and ends the browser's previous one (session fixation). Also deletes a
 * bounded number of expired rows.
 *
 * @returns the `Set-Cookie` value.
 * @throws {ApiError} 401 `invalid_credentials` if the password was changed during verification, so
 *   that a login with the old password cannot race a reset.
 */
export async function startSession(
  request: Request,
  context: RequestContext,
  { userId, isRemembered, passwordChangedAtMs }: SessionStart,
): Promise<string> {
  const nowMs = Date.now();
  const iat = Math.floor(nowMs / 1000);
  const exp = iat + (isRemembered ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS);
  const sid = crypto.randomUUID();
  const token = await signToken(context, 'session', { sub: userId, sid, iat, exp });
  const session = {
    sid,
    user_id: userId,
    created_at_ms: nowMs,
    last_seen_at_ms: nowMs,
    expires_at_ms: exp * 1000,
    is_remembered: isRemembered ? 1 : 0,
    user_agent: (request.headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX_CHARS),
    place: placeOf(request),
  };
  const replacedSid = await readSid(request, context);
  const [started] = await context.db.batch([
    insertSession(session, passwordChangedAtMs),
    ...(replacedSid === undefined ? [] : [deleteSession(replacedSid)]),
    ...sweepExpired(['sessions', 'login_throttle'], nowMs),
  ]);
  if (started?.length !== 1) throw invalidCredentials();
  const lifetime = isRemembered ? { maxAgeSeconds: REMEMBERED_SESSION_SECONDS } : {};
  return writeCookie(request, COOKIE, token, lifetime);
}

/** Finds the session of a request: its token must be valid, and its row present and not expired. */
export async function findSession(
  request: Request,
  context: RequestContext,
): Promise<LiveSession | undefined> {
  const token = readSessionToken(request);
  const claims = token === undefined ? undefined : await verifyToken(context, 'session', token);
  if (claims === undefined) return undefined;
  const session = await findLiveSession(context.db, claims.sid, Date.now());
  return session?.user_id === claims.sub ? session : undefined;
}

/** Ends the session of a request, if it has one. */
export async function endSession(
  request: Request,
  context: RequestContext,
): Promise<LiveSession | undefined> {
  const session = await findSession(request, context);
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

/** City and country as reported by the edge, nothing finer. */
function placeOf({ cf }: Request): string {
  const { city, country } = (cf ?? {}) as Partial<IncomingRequestCfProperties>;
  const countryName =
    country && country !== 'T1' ? new Intl.DisplayNames('en', { type: 'region' }).of(country) : '';
  return [city, countryName].filter(Boolean).join(', ');
}

async function readSid(request: Request, context: RequestContext): Promise<string | undefined> {
  const token = readSessionToken(request);
  return token === undefined ? undefined : (await verifyToken(context, 'session', token))?.sid;
}
