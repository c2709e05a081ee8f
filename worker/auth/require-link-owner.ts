import type { RequestContext } from '../context.ts';
import type { LiveToken } from '../db/one-time-tokens.ts';
import { findUserById } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import { readBinding } from './browser-binding.ts';
import { deadLink } from './links.ts';
import { provePassword } from './prove-password.ts';
import { findSession } from './sessions.ts';

/**
 * Requires that the person who follows a link is the one who asked for it: a session of the account,
 * its password, or, to confirm a new account, the same browser. Otherwise somebody could register with another's address
 * and wait for its owner, or for a mail scanner, to confirm it.
 *
 * @param password as typed; undefined before it was asked for.
 * @returns the session of the account in this browser, if there is one.
 * @throws {ApiError} 403 `password_required` or `wrong_password`, 429 `too_many_attempts`.
 */
export async function requireLinkOwner(
  context: RequestContext,
  link: LiveToken,
  password: string | undefined,
): Promise<{ readonly sid: string | null }> {
  const session = await findSession(context);
  if (session?.user_id === link.user_id) return { sid: session.sid };
  // A change of address is confirmed by the session that asked, or with the password.
  if (
    link.purpose === 'verify' &&
    link.browser_sha256 !== null &&
    link.browser_sha256 === (await readBinding(context, 'link'))
  ) {
    return { sid: null };
  }
  const user = await findUserById(context.db, link.user_id);
  if (user === null) throw deadLink();
  if (password === undefined || user.password_hash === '') throw passwordRequired(link);
  await provePassword(context, user, password);
  return { sid: null };
}

function passwordRequired({ purpose }: LiveToken): ApiError {
  const message =
    purpose === 'verify'
      ? 'You asked for this link in another browser. Open it there, or enter your password.'
      : 'Log in before you open this link, or enter your password.';
  return new ApiError(403, 'password_required', message, { field: 'password' });
}
