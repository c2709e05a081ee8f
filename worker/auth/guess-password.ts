import { keepRunning, type RequestContext } from '../context.ts';
import type { Place } from './fair-queue.ts';
import { takeHashTurn } from './hash-turn.ts';
import type { HashTurn } from './passwords.ts';
import { type Guess, makeCountedGuess, refuseBlocked } from './throttle.ts';

/**
 * Checks a password within the limits on guessing. A guess is counted when its turn comes, because a
 * right password that waits must not use up the guesses of others.
 *
 * @param check throws an `ApiError` with a status below 500 if the password is wrong.
 * @throws {ApiError} 429 `too_many_attempts`, 503 `unavailable`, or what `check` throws.
 */
export async function guessPassword<T>(
  context: RequestContext,
  guess: Guess,
  check: (turn: HashTurn) => Promise<T>,
): Promise<T> {
  const { db } = context;
  await refuseBlocked(db, guess);
  return takeHashTurn(placeOf(guess), (turn) =>
    // A right password is refunded even if its client disconnects.
    keepRunning(
      context,
      makeCountedGuess(db, guess, () => check(turn)),
    ),
  );
}

/** The browsers that an account knows do not wait behind strangers who guess at it. */
export function placeOf({ network, account, deviceId }: Guess): Place {
  return { network, account, isKnown: deviceId !== undefined };
}
