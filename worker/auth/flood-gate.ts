import type { RequestContext } from '../context.ts';
import { clientNetwork } from './client-network.ts';
import { tooManyAttempts } from './throttle.ts';

const GATE_PERIOD_MS = 60 * 1000;

/**
 * Coarse rate limit that stops floods before they reach D1. It is far more permissive than the
 * throttle.
 *
 * @param deviceId id of a browser that has signed in to the account before; it has its own limit.
 * @throws {ApiError} 429 `too_many_attempts`.
 */
export async function passFloodGate(
  request: Request,
  { env }: RequestContext,
  deviceId?: string,
): Promise<void> {
  const key = deviceId === undefined ? clientNetwork(request.headers) : `device ${deviceId}`;
  if (await isOverLimit(env.FLOOD_GATE, key)) {
    throw tooManyAttempts('Too many requests from your network.', GATE_PERIOD_MS);
  }
}

/** Fails open when the rate limiter is absent or fails: the exact counters are in D1. */
export async function isOverLimit(gate: RateLimit | undefined, key: string): Promise<boolean> {
  const outcome = await gate?.limit({ key }).catch(() => undefined);
  return outcome?.success === false;
}
