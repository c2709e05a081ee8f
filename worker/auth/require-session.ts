import type { RequestContext } from '../context.ts';
import type { LiveSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { findSession } from './sessions.ts';

/**
 * Guards endpoints that require a signed-in user.
 *
 * @throws {ApiError} 401 `not_signed_in`, 503 `unavailable`.
 */
export async function requireSession(
  request: Request,
  context: RequestContext,
): Promise<LiveSession> {
  const session = await findSession(request, context);
  if (session === undefined) throw notSignedIn();
  return session;
}

/**
 * Guards endpoints that change an account. Demo accounts are shared and therefore read-only.
 *
 * @throws {ApiError} like `requireSession`, 403 `demo_account`.
 */
export async function requireOwner(
  request: Request,
  context: RequestContext,
): Promise<LiveSession> {
  const session = await requireSession(request, context);
  if (session.is_demo === 1) {
    throw new ApiError(
      403,
      'demo_account',
      'This is a demo account: everyone uses it, so it cannot be changed.',
    );
  }
  return session;
}

/**
 * Also requires a verified address, for changing it or adding a sign-in method.
 *
 * @throws {ApiError} like `requireOwner`, 403 `email_unverified`.
 */
export async function requireVerifiedOwner(
  request: Request,
  context: RequestContext,
): Promise<LiveSession> {
  const session = await requireOwner(request, context);
  if (session.email_verified_at_ms === null) {
    throw new ApiError(403, 'email_unverified', 'Confirm your address first: we sent you a link.');
  }
  return session;
}

/** The error for a session that has ended or whose account is gone. */
export function notSignedIn(): ApiError {
  return new ApiError(401, 'not_signed_in', 'You are not signed in.');
}
