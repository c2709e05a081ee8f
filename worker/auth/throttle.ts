import type { Database, Statement } from '../db/database.ts';
import { countAttempt, refundAttempt, type ThrottlePolicy } from '../db/login-throttle.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { ApiError } from '../http/errors.ts';

const MINUTE_MS = 60 * 1000;

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
export const REQUEST_POLICY: ThrottlePolicy = {
  freeAttempts: 60,
  windowMs: 60 * MINUTE_MS,
  firstDelayMs: 15 * MINUTE_MS,
  longestDelayMs: 15 * MINUTE_MS,
  memoryMs: 0,
};

/** A browser that signed in to the account before has a counter that nobody else can fill. */
export const DEVICE_POLICY: ThrottlePolicy = { ...NETWORK_POLICY, freeAttempts: 10 };

/** Who guesses, and at what. */
export interface Guess {
  /** The account's pseudonym, whether there is such an account or not. */
  readonly account: string;
  readonly isDemo: boolean;
  readonly network: string;
  /** Set when this browser has signed in to this account before. */
  readonly deviceId: string | undefined;
}

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/**
 * Counts a guess before it is made.
 *
 * @returns the statements that take it back, for when it was right or was never made.
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
 * Counts a registration, or a request for a mail, of one network.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 when D1 does not answer.
 */
export async function admitRequest(
  db: Database,
  kind: 'mails' | 'registrations',
  network: string,
  nowMs = Date.now(),
): Promise<void> {
  const attempt = await countAttempt(db, await pseudonym(kind, network), REQUEST_POLICY, nowMs);
  if (!attempt.is_admitted) {
    throw tooManyAttempts('Too many requests from your network.', attempt.blocked_until_ms - nowMs);
  }
}

/** Who asks, as far as a flood is concerned. */
type Visitor = Pick<Guess, 'network' | 'deviceId'>;

/** A flood stops here, before D1. It lets through far more than the exact counters do. */
export async function passGate(
  gate: RateLimit | undefined,
  { network, deviceId }: Visitor,
): Promise<void> {
  const key = deviceId === undefined ? network : `device ${deviceId}`;
  // The binding is a convenience: without it the exact counters still hold.
  const outcome = await gate?.limit({ key }).catch(() => undefined);
  if (outcome?.success === false) throw tooManyAttempts('Too many attempts to sign in.', MINUTE_MS);
}

/** Nobody can lock a demo account for the others: only the guesser's own network is counted. */
async function countersOf({ account, isDemo, network, deviceId }: Guess): Promise<Counter[]> {
  if (deviceId !== undefined) {
    return [{ key: await pseudonym('browser', deviceId), policy: DEVICE_POLICY }];
  }
  const networkCounter = { key: await pseudonym('network', network), policy: NETWORK_POLICY };
  return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];
}

function tooManyAttempts(what: string, waitMs: number): ApiError {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = waitMinutes === 1 ? 'a minute' : `${waitMinutes} minutes`;
  return new ApiError(429, 'too_many_attempts', `${what} Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(waitSeconds) },
  });
}
