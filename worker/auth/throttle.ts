import type { RequestContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { pseudonym } from '../db/digests.ts';
import {
  CHECK_MS,
  type CountedAttempt,
  confirmAttempt,
  countAttempt,
  findBlock,
  refundAttempt,
  reserveAttempt,
  type ThrottlePolicy,
} from '../db/throttle.ts';
import { ApiError } from '../http/errors.ts';
import type { Browser } from './device-cookie.ts';
import {
  ACCOUNT_POLICY,
  DEVICE_POLICY,
  NETWORK_POLICY,
  REQUEST_POLICIES,
} from './throttle-policies.ts';
import { tooManyAttempts } from './too-many-attempts.ts';

/** A password attempt: its source and its target. */
export interface Guess extends Browser {
  readonly isDemo: boolean;
  readonly network: string;
}

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** An attempt that counts until its outcome is known. */
interface Reservation extends Counter {
  readonly attempt: CountedAttempt;
}

/**
 * Refuses a guess that is certain to be refused when it is counted, so that it need not wait for its
 * turn first.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function refuseBlocked(db: Database, guess: Guess): Promise<void> {
  const nowMs = Date.now();
  const counters = await countersOf(guess);
  const keys = counters.map(({ key }) => key);
  const block = await findBlock(db, keys, nowMs);
  const policy = counters.find(({ key }) => key === block?.key)?.policy;
  if (!block || !policy) return;
  // A shorter block may end at any moment: it lasts while another guess is checked.
  const waitMs = block.blocked_until_ms - nowMs;
  if (waitMs > CHECK_MS) throw tooManyGuesses(waitMs, policy);
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
  const reservations = await admitGuess(db, guess);
  let isWrong = false;
  try {
    return await makeGuess();
  } catch (error) {
    isWrong = error instanceof ApiError && error.status < 500;
    throw error;
  } finally {
    await settle(db, reservations, isWrong);
  }
}

/**
 * Counts a guess before it is made.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function admitGuess(
  db: Database,
  guess: Guess,
  nowMs = Date.now(),
): Promise<Reservation[]> {
  const counters = await countersOf(guess);
  const rows = await db.batch<CountedAttempt>(
    counters.map(({ key, policy }) => reserveAttempt(key, policy, nowMs)),
  );
  const reservations = counters.flatMap((counter, index) =>
    (rows[index] ?? []).map((attempt) => ({ ...counter, attempt })),
  );
  const [refused] = reservations
    .filter(({ attempt }) => !attempt.is_admitted)
    .toSorted((a, b) => b.attempt.blocked_until_ms - a.attempt.blocked_until_ms);
  if (refused === undefined) return reservations;

  const admitted = reservations.filter(({ attempt }) => attempt.is_admitted);
  await settle(db, admitted, false);
  throw tooManyGuesses(refused.attempt.blocked_until_ms - nowMs, refused.policy);
}

/**
 * Rate-limits the requests of one network.
 *
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function admitRequest(
  { client, db }: RequestContext,
  kind: keyof typeof REQUEST_POLICIES,
): Promise<void> {
  const key = await pseudonym(kind, client.network);
  await countOrRefuse(db, key, REQUEST_POLICIES[kind], 'Too many requests from your network.');
}

/**
 * Counts an attempt by its key.
 *
 * @param what begins the message of a refusal.
 * @throws {ApiError} 429 `too_many_attempts` with `Retry-After`; 503 if D1 is unavailable.
 */
export async function countOrRefuse(
  db: Database,
  key: string,
  policy: ThrottlePolicy,
  what: string,
): Promise<CountedAttempt> {
  const nowMs = Date.now();
  const attempt = await db.first<CountedAttempt>(countAttempt(key, policy, nowMs));
  if (attempt?.is_admitted) return attempt;
  throw tooManyAttempts(what, (attempt?.blocked_until_ms ?? nowMs) - nowMs, policy);
}

/** Refunds a guess, or starts the delays after a wrong one that reached a limit. */
async function settle(
  db: Database,
  reservations: readonly Reservation[],
  isWrong: boolean,
): Promise<void> {
  const nowMs = Date.now();
  const statements = isWrong
    ? reservations
        .filter(({ attempt }) => attempt.blocked_until_ms > 0)
        .map(({ key, policy }) => confirmAttempt(key, policy, nowMs))
    : reservations.map(({ key, policy, attempt }) => refundAttempt(key, policy, attempt));
  if (statements.length > 0) await db.batch(statements);
}

/** Demo accounts are counted by network only, so that nobody can lock them for others. */
async function countersOf({ account, isDemo, network, deviceId }: Guess): Promise<Counter[]> {
  if (deviceId !== undefined) {
    return [{ key: await pseudonym('browser', deviceId), policy: DEVICE_POLICY }];
  }
  const networkCounter = { key: await pseudonym('network', network), policy: NETWORK_POLICY };
  return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];
}

function tooManyGuesses(waitMs: number, policy: ThrottlePolicy): ApiError {
  return tooManyAttempts('Too many attempts to log in.', waitMs, policy);
}
