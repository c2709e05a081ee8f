import type { RequestContext } from '../context.ts';
import type { Database, Statement } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import { countAttempt, refundAttempt, type ThrottlePolicy } from '../db/throttle.ts';
import { ApiError } from '../http/errors.ts';
import { clientNetwork } from './client-network.ts';
import type { Browser } from './device-cookie.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Slows down guessing at one account without ever locking it permanently. */
export const ACCOUNT_POLICY: ThrottlePolicy = {
  freeAttempts: 10,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: MINUTE_MS / 2,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 15 * MINUTE_MS,
};

/** Limits password spraying from one network across many accounts. */
export const NETWORK_POLICY: ThrottlePolicy = {
  freeAttempts: 30,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** Limits the hashes, rows and mails that one network can cause, with room for an office. */
const REQUEST_POLICY: ThrottlePolicy = {
  freeAttempts: 60,
  windowMs: HOUR_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** Five leads per network, then none for an hour. */
const LEAD_POLICY: ThrottlePolicy = {
  freeAttempts: 5,
  windowMs: HOUR_MS,
  firstDelayMs: HOUR_MS,
  longestDelayMs: HOUR_MS,
  memoryMs: 0,
};

const REQUEST_POLICIES = {
  leads: LEAD_POLICY,
  mails: REQUEST_POLICY,
  registrations: REQUEST_POLICY,
};

/** A browser that has signed in to the account before has its own counter. */
export const DEVICE_POLICY: ThrottlePolicy = { ...NETWORK_POLICY, freeAttempts: 10 };

/** A password attempt: its source and its target. */
export interface Guess extends Browser {
  readonly isDemo: boolean;
  readonly network: string;
}

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/**
 * Counts a guess, makes it, and refunds it unless it was wrong, which an `ApiError` with a status
 * below 500 signals.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function makeCountedGuess<T>(
  db: Database,
  guess: Guess,
  makeGuess: () => Promise<T>,
): Promise<T> {
  const refund = await admitGuess(db, guess);
  let isWrong = false;
  try {
    return await makeGuess();
  } catch (error) {
    isWrong = error instanceof ApiError && error.status < 500;
    throw error;
  } finally {
    if (!isWrong) await db.batch(refund);
  }
}

/**
 * Counts a guess before it is made.
 *
 * @returns the statements that refund it.
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function admitGuess(
  db: Database,
  guess: Guess,
  nowMs = Date.now(),
): Promise<Statement[]> {
  const refund: Statement[] = [];
  for (const { key, policy } of await countersOf(guess)) {
    const attempt = await countAttempt(db, key, policy, nowMs);
    if (!attempt.is_admitted) {
      if (refund.length > 0) await db.batch(refund);
      throw tooManyAttempts('Too many attempts to sign in.', attempt.blocked_until_ms - nowMs);
    }
    refund.push(refundAttempt(key, policy));
  }
  return refund;
}

/**
 * Rate-limits the requests of one network.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function admitRequest(
  request: Request,
  { db }: RequestContext,
  kind: keyof typeof REQUEST_POLICIES,
): Promise<void> {
  const nowMs = Date.now();
  const key = await pseudonym(kind, clientNetwork(request.headers));
  const attempt = await countAttempt(db, key, REQUEST_POLICIES[kind], nowMs);
  if (!attempt.is_admitted) {
    throw tooManyAttempts('Too many requests from your network.', attempt.blocked_until_ms - nowMs);
  }
}

/** Demo accounts are counted by network only, so that nobody can lock them for others. */
async function countersOf({ account, isDemo, network, deviceId }: Guess): Promise<Counter[]> {
  if (deviceId !== undefined) {
    return [{ key: await pseudonym('browser', deviceId), policy: DEVICE_POLICY }];
  }
  const networkCounter = { key: await pseudonym('network', network), policy: NETWORK_POLICY };
  return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];
}

export function tooManyAttempts(what: string, waitMs: number): ApiError {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = waitMinutes === 1 ? 'a minute' : `${waitMinutes} minutes`;
  return new ApiError(429, 'too_many_attempts', `${what} Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(waitSeconds) },
  });
}
