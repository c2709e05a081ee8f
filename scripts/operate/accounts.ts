import type { Database } from '../../worker/db/database.ts';
import { findUserByEmail, type UserRow } from '../../worker/db/users.ts';
import { OperatorError } from './errors.ts';

/** @throws {OperatorError} if there is no account with this address. */
export async function requireUser(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (user === null) throw new OperatorError(`There is no account with ${email}.`);
  return user;
}

/** @throws {OperatorError} if there is no account with this address, or all share it. */
export async function requireOwnUser(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (user?.is_demo !== 0) throw noOwnAccount(email);
  return user;
}

/** The error for a command that would do no good to a locked account. */
export function lockedAccount(email: string, reason: string): OperatorError {
  return new OperatorError(
    `${email} is locked: ${reason}. Nothing was changed. First see sign-in-methods, then unlock-user.`,
  );
}

/** The error for an account that does not exist or is a shared demo account. */
export function noOwnAccount(email: string): OperatorError {
  return new OperatorError(
    `There is no account with ${email}, or it is a demo account (ONEGO_DEMO_ACCOUNTS=off removes those).`,
  );
}
