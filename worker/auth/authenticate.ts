import type { RequestContext } from '../context.ts';
import type { Database, Statement } from '../db/database.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../db/users.ts';
import { invalidCredentials } from '../http/errors.ts';
import { logError, logEvent } from '../log.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { admitGuess, type Guess } from './throttle.ts';

interface Credentials {
  /** Folded. */
  readonly email: string;
  readonly password: string;
}

interface Authenticated {
  readonly user: UserRow;
  /** Takes the guess back. Runs with what begins the session. */
  readonly refund: readonly Statement[];
}

/**
 * Checks an address and a password. An unknown account, a locked one and a wrong password do the
 * same work and get the same answer.
 *
 * @throws {ApiError} 401 `invalid_credentials`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function authenticate(
  db: Database,
  { email, password }: Credentials,
  guess: Guess,
  { requestId, waitUntil }: RequestContext,
): Promise<Authenticated> {
  const refund = await admitGuess(db, guess);
  const user = await check(db, email, password).catch(async (error: unknown) => {
    await db.batch(refund);
    throw error;
  });
  if (user === undefined) throw invalidCredentials();
  if (needsRehash(user.password_hash)) {
    waitUntil(
      rehash(db, user, password).catch((error: unknown) =>
        logError('unexpected_error', error, requestId),
      ),
    );
  }
  return { user, refund };
}

async function check(db: Database, email: string, password: string): Promise<UserRow | undefined> {
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(password, user?.password_hash);
  return isRight && user?.locked_at_ms === null ? user : undefined;
}

async function rehash(db: Database, user: UserRow, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await replacePasswordHash(db, user.id, { old: user.password_hash, new: hash });
  logEvent('password_rehashed', {});
}
