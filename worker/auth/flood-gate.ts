import type { RequestContext } from '../context.ts';
import { SAFE_METHODS } from '../http/same-origin.ts';
import type { Browser } from './device-cookie.ts';
import { FLOOD_QUOTA } from './quotas.ts';
import { type Quota, tooManyAttempts } from './too-many-attempts.ts';

const ROUTES_WITH_THEIR_OWN_GATE = ['/api/login', '/api/reports', '/api/vitals'];
/** A session check costs less than the gate: a forged token hardly ever reaches the database. */
const COSTLY_READS = /^\/(?:api\/(?:account|oauth)|signed-in)\//;

/**
 * Guards the API with a coarse rate limit for each network, so that a flood causes no other work. It
 * is far more permissive than the throttle.
 *
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passFloodGate(request: Request, context: RequestContext): Promise<void> {
  if (isGuarded(request)) await passNetworkGate(context);
}

/** @throws {ApiError} 429 `too_many_attempts`. */
export function passNetworkGate({ env, client }: RequestContext): Promise<void> {
  return passFlood(env, client.network);
}

/**
 * The same limit for logins, except that the browsers that an account knows share one of their own:
 * a flood from their network does not lock them out.
 *
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passLoginGate(
  { env, client }: RequestContext,
  { account, deviceId }: Browser,
): Promise<void> {
  const isKnown = deviceId !== undefined;
  await passFlood(env, isKnown ? `account ${account}` : client.network);
}

/**
 * Refuses whoever is over the limit of a gate. Fails open when the rate limiter is absent or fails:
 * the exact counters are in D1.
 *
 * @param key who is counted.
 * @param what begins the message of a refusal.
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passGate(
  gate: RateLimit | undefined,
  key: string,
  quota: Quota,
  what: string,
): Promise<void> {
  const outcome = await gate?.limit({ key }).catch(() => undefined);
  if (outcome?.success === false) throw tooManyAttempts(what, quota.windowMs, quota);
}

function isGuarded(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (SAFE_METHODS.includes(request.method)) return COSTLY_READS.test(`${pathname}/`);
  return pathname.startsWith('/api/') && !ROUTES_WITH_THEIR_OWN_GATE.includes(pathname);
}

function passFlood({ FLOOD_GATE }: RequestContext['env'], key: string): Promise<void> {
  return passGate(FLOOD_GATE, key, FLOOD_QUOTA, 'Too many requests from your network.');
}
