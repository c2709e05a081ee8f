import type { RequestContext } from '../context.ts';
import type { UserRow } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import { recognizeBrowser } from './device-cookie.ts';
import { guessPassword } from './guess-password.ts';
import { logAccountEvent, logFieldsOf } from './log-account-event.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Asks for the password of a known account. A wrong one counts as a login attempt.
 *
 * @throws {ApiError} 403 `wrong_password`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function provePassword(
  context: RequestContext,
  user: Pick<UserRow, 'email' | 'password_hash'>,
  password: string,
): Promise<void> {
  const browser = await recognizeBrowser(context, user.email);
  const guess = { ...browser, isDemo: false, network: context.client.network };
  const logged = await logFieldsOf(context, user.email);
  await guessPassword(context, guess, async (turn) => {
    if (await verifyPassword(turn, password, user.password_hash, logged)) return;
    await logAccountEvent(context, 'reauthentication_failed', user);
    throw new ApiError(403, 'wrong_password', 'This is not your password.', { field: 'password' });
  });
}
