import type { RequestContext } from '../context.ts';
import { SAFE_METHODS } from '../http/same-origin.ts';
import { clientNetwork } from './client-network.ts';
import type { Browser } from './device-cookie.ts';
import { FLOOD_QUOTA } from './quotas.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

const ROUTES_WITH_THEIR_OWN_GATE = ['/api/login', '/api/reports', '/api/vitals'];
/** A session check costs less than the gate: a forged token does not reach the database. */
const COSTLY_READS = /^\/(?:api\/(?:account|oauth)|signed-in)\//;

/**
 * Guards the API with a coarse rate limit for each network, so that a flood causes no other work. It
 * is far more permissive than the throttle.
 *
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passFloodGate(request: Request, { env }: RequestContext): Promise<void> {
  if (isGuarded(request)) await pass(env.FLOOD_GATE, clientNetwork(request.headers));
}

/**
 * The same limit for logins, except that the browsers that an account knows share one of their own:
 * a flood from their network does not lock them out.
 *
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passLoginGate(
  request: Request,
  { env }: RequestContext,
  { account, deviceId }: Browser,
): Promise<void> {
  const isKnown = deviceId !== undefined;
  await pass(env.FLOOD_GATE, isKnown ? `account ${account}` : clientNetwork(request.headers));
}

/** Fails open when the rate limiter is absent or fails: the exact counters are in D1. */
export async function isOverLimit(gate: RateLimit | undefined, key: string): Promise<boolean> {
  const outcome = await gate?.limit({ key }).catch(() => undefined);
  return outcome?.success === false;
}

function isGuarded(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (SAFE_METHODS.includes(request.method)) return COSTLY_READS.test(`${pathname}/`);
  return pathname.startsWith('/api/') && !ROUTES_WITH_THEIR_OWN_GATE.includes(pathname);
}

async function pass(gate: RateLimit | undefined, key: string): Promise<void> {
  if (!(await isOverLimit(gate, key))) return;
  throw tooManyAttempts('Too many requests from your network.', FLOOD_QUOTA.windowMs, FLOOD_QUOTA);
}
