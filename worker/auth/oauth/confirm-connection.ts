import type { RequestContext } from '../../context.ts';
import { digest } from '../../db/digests.ts';
import { findPendingConnection, takePendingConnection } from '../../db/pending-identities.ts';
import { ApiError } from '../../http/errors.ts';
import { readBinding } from '../browser-binding.ts';
import { linkByAddress } from './link.ts';
import { providerName } from './providers.ts';
import { SignInRefused } from './refused.ts';

/**
 * Connects a pending identity when its mailed link is followed. The link works only in the browser
 * that started the sign-in: otherwise an attacker could sign in at a provider, enter a victim's
 * address, and gain access to the account when the victim clicks the link.
 *
 * @returns false if the token is of another kind.
 * @throws {ApiError} 400 `invalid_token` in another browser, or for an account that must not be
 *   connected in this way.
 */
export async function confirmConnection(context: RequestContext, token: string): Promise<boolean> {
  const { db } = context;
  const tokenDigest = await digest(token);
  const pending = await findPendingConnection(db, tokenDigest);
  if (pending === null) return false;
  const name = providerName(pending.provider);
  if (pending.browser_sha256 !== (await readBinding(context, 'oauth'))) {
    throw invalidToken(`Open this link in the browser in which you chose ${name}.`);
  }
  if (!(await takePendingConnection(db, tokenDigest))) return false;
  try {
    await linkByAddress(context, pending, pending.email, { isAuthoritative: false });
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    throw invalidToken(
      error.outcome === 'log-in-first'
        ? `You have an account with this address. Log in to it, then connect ${name} there.`
        : `This account cannot be connected to ${name}.`,
    );
  }
  return true;
}

function invalidToken(message: string): ApiError {
  return new ApiError(400, 'invalid_token', message);
}
