import type { RequestContext } from '../context.ts';
import { clientNetwork } from './client-network.ts';
import { tooManyAttempts } from './throttle.ts';

const GATE_PERIOD_MS = 60 * 1000;

/**
 * Stops a flood before it reaches D1. It lets through far more than the throttle does.
 *
 * @param deviceId of a browser that signed in to the account before: nobody else can use up its share.
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

/** A gate that is absent or fails lets everybody pass: the exact counters are in D1. */
export async function isOverLimit(gate: RateLimit | undefined, key: string): Promise<boolean> {
  const outcome = await gate?.limit({ key }).catch(() => undefined);
  return outcome?.success === false;
}
