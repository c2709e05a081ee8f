import type { RequestContext } from '../../context.ts';
import { digest } from '../../db/digests.ts';
import { findPendingConnection, takePendingConnection } from '../../db/pending-identities.ts';
import { ApiError } from '../../http/errors.ts';
import { readBinding } from '../browser-binding.ts';
import { linkByAddress } from './link.ts';
import { providerName } from './providers.ts';
import { SignInRefused } from './refused.ts';

/**
 * Connects the identity that waits for its owner to follow a mailed link. Only in the browser in
 * which the sign-in began: otherwise somebody could sign in at a provider, name the address of
 * somebody else, and have them hand over their account with one press on a link.
 *
 * @returns false if the token is not of this kind.
 * @throws {ApiError} 400 `invalid_token` in another browser, or for an account that may not be
 *   connected.
 */
export async function confirmConnection(
  request: Request,
  context: RequestContext,
  token: string,
): Promise<boolean> {
  const { db } = context;
  const tokenDigest = await digest(token);
  const pending = await findPendingConnection(db, tokenDigest, Date.now());
  if (pending === null) return false;
  const name = providerName(pending.provider);
  if (pending.browser_sha256 !== (await readBinding(request, 'oauth'))) {
    throw invalidToken(`Open this link in the browser in which you chose ${name}.`);
  }
  if (!(await takePendingConnection(db, tokenDigest))) return false;
  try {
    await linkByAddress(context, pending, pending.email);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    throw invalidToken(`This account cannot be connected to ${name}.`);
  }
  return true;
}

function invalidToken(message: string): ApiError {
  return new ApiError(400, 'invalid_token', message);
}
