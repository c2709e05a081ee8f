import type { RequestContext } from '../context.ts';
import type { SessionRow } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { openDatabase } from './open-database.ts';
import { findSession, readSessionToken } from './sessions.ts';
import type { TokenContext } from './tokens.ts';

export interface SignedIn {
  readonly session: SessionRow;
  readonly tokens: TokenContext;
}

/**
 * The guard of everything that belongs to one account.
 *
 * @throws {ApiError} 401 `not_signed_in`, 503 `unavailable`.
 */
export async function requireSession(request: Request, context: RequestContext): Promise<SignedIn> {
  if (readSessionToken(request) !== undefined) {
    const tokens = { db: await openDatabase(context), secret: context.env.KEY_WRAPPING_SECRET };
    const session = await findSession(request, tokens);
    if (session !== undefined) return { session, tokens };
  }
  throw new ApiError(401, 'not_signed_in', 'You are not signed in.');
}

/**
 * Only a confirmed address may be exchanged for another, or connected to a sign-in.
 *
 * @throws {ApiError} 403 `email_unverified`.
 */
export function requireVerifiedEmail({ session }: SignedIn): void {
  if (session.email_verified_at_ms === null) {
    throw new ApiError(403, 'email_unverified', 'Confirm your address first: we sent you a link.');
  }
}

/**
 * Demo accounts belong to everyone, so nobody may change them.
 *
 * @throws {ApiError} 403 `demo_account`.
 */
export function requireOwnAccount({ session }: SignedIn): void {
  if (session.is_demo === 1) {
    throw new ApiError(
      403,
      'demo_account',
      'This is a demo account: everyone uses it, so it cannot be changed.',
    );
  }
}
