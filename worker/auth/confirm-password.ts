import type { RequestContext } from '../context.ts';
import type { LiveSession } from '../db/sessions.ts';
import { findUserById, type UserRow } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import { clientNetwork } from './client-network.ts';
import { recognizeBrowser } from './device-cookie.ts';
import { passFloodGate } from './flood-gate.ts';
import { logAccountEvent } from './log-account-event.ts';
import { verifyPassword } from './passwords.ts';
import { notSignedIn } from './require-session.ts';
import { makeCountedGuess } from './throttle.ts';

interface Confirmation {
  readonly password: string;
  /** The request property that contains the password. */
  readonly field: 'currentPassword' | 'password';
}

/**
 * Asks for the password again before an action that a stolen session must not allow (ASVS 5.0
 * 7.5.1). A wrong password counts as a login attempt. Accounts without a password skip the check.
 *
 * @throws {ApiError} 403 `wrong_password`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function confirmPassword(
  request: Request,
  context: RequestContext,
  session: LiveSession,
  { password, field }: Confirmation,
): Promise<UserRow> {
  const user = await findUserById(context.db, session.user_id);
  if (user === null) throw notSignedIn();
  if (user.password_hash === '') return user;

  const browser = await recognizeBrowser(request, context, user.email);
  await passFloodGate(request, context, browser.deviceId);
  const guess = { ...browser, isDemo: false, network: clientNetwork(request.headers) };
  await makeCountedGuess(context.db, guess, async () => {
    if (await verifyPassword(password, user.password_hash)) return;
    await logAccountEvent(context, 'reauthentication_failed', user.email);
    throw new ApiError(403, 'wrong_password', 'This is not your password.', { field });
  });
  return user;
}
