import { finishLater, type RequestContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../db/users.ts';
import { invalidCredentials } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { type Guess, makeCountedGuess } from './throttle.ts';

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
  const { db } = context;
  const user = await makeCountedGuess(db, guess, () => check(db, credentials));
  if (needsRehash(user.password_hash)) {
    finishLater(context, () => rehash(db, user, credentials.password));
  }
  return user;
}

async function check(db: Database, { email, password }: Credentials): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(password, user?.password_hash);
  if (!isRight || user?.locked_at_ms !== null) throw invalidCredentials();
  return user;
}

async function rehash(db: Database, user: UserRow, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await replacePasswordHash(db, user.id, { old: user.password_hash, new: hash });
  logEvent('password_rehashed', {});
}
