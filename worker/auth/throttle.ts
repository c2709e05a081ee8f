import type { RequestContext } from '../context.ts';
import type { Database, Statement } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import { countAttempt, refundAttempt, type ThrottlePolicy } from '../db/throttle.ts';
import { ApiError } from '../http/errors.ts';
import { clientNetwork } from './client-network.ts';
import type { Browser } from './device-cookie.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Slows guessing at one account, and never locks it for good. */
export const ACCOUNT_POLICY: ThrottlePolicy = {
  freeAttempts: 10,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: MINUTE_MS / 2,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 15 * MINUTE_MS,
};

/** Stops one network from trying a password on many accounts. */
export const NETWORK_POLICY: ThrottlePolicy = {
  freeAttempts: 30,
  windowMs: 15 * MINUTE_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** Bounds what one network can have us hash, store and mail; an office has room in it. */
const REQUEST_POLICY: ThrottlePolicy = {
  freeAttempts: 60,
  windowMs: HOUR_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** Five leads from a network, then none for an hour. */
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

/** A browser that signed in to the account before has a counter that nobody else can fill. */
export const DEVICE_POLICY: ThrottlePolicy = { ...NETWORK_POLICY, freeAttempts: 10 };

/** Who guesses, and at what. */
export interface Guess extends Browser {
  readonly isDemo: boolean;
  readonly network: string;
}

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/**
 * Counts a guess, makes it, and takes the count back unless the guess was wrong, which is what an
 * `ApiError` below 500 says.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 when D1 does not answer.
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
 * @returns the statements that take it back.
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 when D1 does not answer.
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
 * Counts what one network asks for.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 when D1 does not answer.
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

/** Nobody can lock a demo account for the others: only the guesser's own network is counted. */
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
