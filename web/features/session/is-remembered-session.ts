import { SESSION_HOURS } from '../../../worker/contract/accounts.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether a session was begun with Remember Me, from how long it lasts yet. In its last hours it
 * looks like one that was not, and is treated as one.
 */
export function isRememberedSession(expiresAt: string, nowMs = Date.now()): boolean {
  return Date.parse(expiresAt) - nowMs > SESSION_HOURS * HOUR_MS;
}
