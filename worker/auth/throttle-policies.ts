import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { ThrottlePolicy } from '../db/throttle.ts';

/** Slows down guessing at one account without ever locking it permanently. */
export const ACCOUNT_POLICY: ThrottlePolicy = {
  name: 'guesses-at-account',
  freeAttempts: 10,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: MINUTE_MS / 2,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 15 * MINUTE_MS,
};

/** Limits password spraying from one network across many accounts. */
export const NETWORK_POLICY: ThrottlePolicy = {
  name: 'guesses-from-network',
  freeAttempts: 30,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** A browser that has signed in to the account before has its own counter. */
export const DEVICE_POLICY: ThrottlePolicy = {
  ...NETWORK_POLICY,
  name: 'guesses-from-browser',
  freeAttempts: 10,
};

/** Limits the hashes, rows and mails that one network can cause, with room for an office. */
const REQUEST_POLICY: Omit<ThrottlePolicy, 'name'> = {
  freeAttempts: 60,
  windowMs: HOUR_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** Five leads per network, then none for an hour. */
const LEAD_POLICY: ThrottlePolicy = {
  name: 'leads',
  freeAttempts: 5,
  windowMs: HOUR_MS,
  firstDelayMs: HOUR_MS,
  longestDelayMs: HOUR_MS,
  memoryMs: 0,
};

export const REQUEST_POLICIES = {
  leads: LEAD_POLICY,
  mails: { ...REQUEST_POLICY, name: 'mails' },
  registrations: { ...REQUEST_POLICY, name: 'registrations' },
} satisfies Readonly<Record<string, ThrottlePolicy>>;
