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

/** The session cookie's value, if it has the form of a token at all. */
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
  /** When the password that was checked for this had been set; absent if none was checked. */
  readonly passwordChangedAtMs?: number | null | undefined;
}

/**
 * Starts a new session and ends the one that the browser came with (session fixation). Sweeps a
 * bounded number of expired rows by the way.
 *
 * @returns the `Set-Cookie` value.
 * @throws {ApiError} 401 `invalid_credentials` when the password was changed while it was checked:
 * somebody who knows the old one must not get in behind a reset.
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

/** The session of a request: its token is valid, and its row has neither expired nor gone. */
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

/** Notes that a session is in use, at most once in a while, after the answer. */
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

/** City and country, as far as the edge knows them; nothing finer. */
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
