import { finishLater, type RequestContext } from '../context.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../db/users.ts';
import { invalidCredentials } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { guessPassword, placeOf } from './guess-password.ts';
import { takeHashTurn } from './hash-turn.ts';
import { logFieldsOf } from './log-account-event.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import type { Guess } from './throttle.ts';

interface Credentials {
  /** Normalized by `foldEmail`. */
  readonly email: string;
  readonly password: string;
}

/**
 * Checks an address and a password. An unknown account, a locked account and a wrong password cause
 * the same work and the same response.
 *
 * @throws {ApiError} 401 `invalid_credentials`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function authenticate(
  context: RequestContext,
  credentials: Credentials,
  guess: Guess,
): Promise<UserRow> {
  const { email, password } = credentials;
  const logged = await logFieldsOf(context, email);
  const user = await guessPassword(context, guess, async (turn) => {
    const found = await findUserByEmail(context.db, email);
    const isRight = await verifyPassword(turn, password, found?.password_hash, logged);
    if (!isRight || found?.locked_at_ms !== null) throw invalidCredentials();
    return found;
  });
  if (needsRehash(user.password_hash)) {
    finishLater(context, async () => {
      const hash = await takeHashTurn(placeOf(guess), (turn) => hashPassword(turn, password));
      await replacePasswordHash(context.db, user.id, { old: user.password_hash, new: hash });
      logEvent('password_rehashed', logged);
    });
  }
  return user;
}
