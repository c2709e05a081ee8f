import { SESSION_HOURS } from '../../../worker/contract/accounts.ts';
import { HOUR_MS } from '../../../worker/contract/durations.ts';

/**
 * Infers from the remaining lifetime whether a session was started with Remember Me. In its last
 * hours such a session looks like a short one and is treated as one.
 */
export function isRememberedSession(expiresAt: string, nowMs = Date.now()): boolean {
  return Date.parse(expiresAt) - nowMs > SESSION_HOURS * HOUR_MS;
}
