import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { ThrottlePolicy } from '../db/throttle.ts';

/** After the free attempts, none for a fixed time. */
function thenNoneFor(delayMs: number) {
  return { firstDelayMs: delayMs, longestDelayMs: delayMs, memoryMs: 0 };
}

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
  ...thenNoneFor(15 * MINUTE_MS),
};

/** A browser that has signed in to the account before has its own counter. */
export const DEVICE_POLICY: ThrottlePolicy = {
  ...NETWORK_POLICY,
  name: 'guesses-from-browser',
  freeAttempts: 10,
};

/**
 * Three of a million codes of the second factor are right at a time: at one guess an hour, an even
 * chance takes over twenty years.
 */
export const CODE_POLICY: ThrottlePolicy = {
  name: 'guesses-at-code',
  freeAttempts: 10,
  windowMs: HOUR_MS,
  firstDelayMs: MINUTE_MS,
  longestDelayMs: HOUR_MS,
  memoryMs: DAY_MS,
};

/** Few enough that guessing a mailed code is hopeless: five in a hundred million. */
export const MAILED_CODE_POLICY: ThrottlePolicy = {
  name: 'guesses-at-mailed-code',
  freeAttempts: 5,
  windowMs: 15 * MINUTE_MS,
  ...thenNoneFor(15 * MINUTE_MS),
};

/** Limits the hashes, rows and mails that one network can cause, with room for an office. */
const REQUEST_POLICY = { freeAttempts: 60, windowMs: HOUR_MS, ...thenNoneFor(15 * MINUTE_MS) };

export const REQUEST_POLICIES = {
  /** Five leads per network, then none for an hour. */
  leads: { name: 'leads', freeAttempts: 5, windowMs: HOUR_MS, ...thenNoneFor(HOUR_MS) },
  mails: { ...REQUEST_POLICY, name: 'mails' },
  registrations: { ...REQUEST_POLICY, name: 'registrations' },
} satisfies Readonly<Record<string, ThrottlePolicy>>;
