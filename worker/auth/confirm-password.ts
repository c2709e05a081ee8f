import type { RequestContext } from '../context.ts';
import { pseudonym } from '../db/pseudonyms.ts';
import { findUserById, type UserRow } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import { logEvent } from '../log.ts';
import { clientNetwork } from './client-network.ts';
import { readDeviceId } from './device-cookie.ts';
import { verifyPassword } from './passwords.ts';
import type { SignedIn } from './require-session.ts';
import { admitGuess, passGate } from './throttle.ts';

interface Confirmation {
  readonly password: string;
  /** The property of the request that holds it. */
  readonly field: 'currentPassword' | 'password';
}

/**
 * Asks for the password again before something that a stolen session must not be able to do
 * (ASVS 5.0 7.5.1). A wrong one counts like a guess at the login. An account without a password
 * has nothing to be asked for.
 *
 * @throws {ApiError} 403 `wrong_password`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function confirmPassword(
  request: Request,
  { env, requestId }: RequestContext,
  { session, tokens }: SignedIn,
  { password, field }: Confirmation,
): Promise<UserRow> {
  const user = await findUserById(tokens.db, session.user_id);
  if (user === null) throw new ApiError(401, 'not_signed_in', 'You are not signed in.');
  if (user.password_hash === '') return user;

  const account = await pseudonym('account', user.email);
  const deviceId = await readDeviceId(request, tokens, account);
  const guess = { account, isDemo: false, network: clientNetwork(request.headers), deviceId };
  await passGate(env.LOGIN_GATE, guess);
  const refund = await admitGuess(tokens.db, guess);
  const isRight = await verifyPassword(password, user.password_hash).catch(
    async (error: unknown) => {
      await tokens.db.batch(refund);
      throw error;
    },
  );
  if (!isRight) {
    logEvent('reauthentication_failed', { requestId, account });
    throw new ApiError(403, 'wrong_password', 'This is not your password.', { field });
  }
  await tokens.db.batch(refund);
  return user;
}
