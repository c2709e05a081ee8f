import type { RequestContext } from '../context.ts';
import { PROOF_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import type { LiveSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { findSession } from './sessions.ts';

/**
 * Guards endpoints that require a signed-in user.
 *
 * @param db where the session is looked up, see `findSession`.
 * @throws {ApiError} 401 `not_signed_in`, 503 `unavailable`.
 */
export async function requireSession(
  request: Request,
  context: RequestContext,
  db = context.db,
): Promise<LiveSession> {
  const session = await findSession(request, context, db);
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
      'This is a demo account that everyone shares, so it cannot be changed.',
    );
  }
  return session;
}

/**
 * Also requires a recent proof of a way in that the account has, so that a stolen session can
 * neither change the ways into the account nor take its data (ASVS 5.0 7.5.1). A login is a proof;
 * `routes/prove-*.ts` take a later one.
 *
 * @throws {ApiError} like `requireOwner`, 403 `proof_required`.
 */
export async function requireProvenOwner(
  request: Request,
  context: RequestContext,
): Promise<LiveSession> {
  const session = await requireOwner(request, context);
  requireProof(session);
  return session;
}

/** @throws {ApiError} 403 `proof_required`. */
export function requireProof(session: LiveSession): void {
  if (Date.now() >= provenUntil(session)) {
    throw new ApiError(403, 'proof_required', 'Please confirm that it is you first.');
  }
}

/** When the proof of a session becomes too old, in milliseconds since 1970. */
export function provenUntil({ proved_at_ms }: LiveSession): number {
  return proved_at_ms + PROOF_MINUTES * MINUTE_MS;
}

/**
 * Also requires a verified address, for changing it or adding a sign-in method.
 *
 * @throws {ApiError} like `requireProvenOwner`, 403 `email_unverified`.
 */
export async function requireVerifiedOwner(
  request: Request,
  context: RequestContext,
): Promise<LiveSession> {
  const session = await requireProvenOwner(request, context);
  if (session.email_verified_at_ms === null) {
    throw new ApiError(403, 'email_unverified', 'Confirm your address first: we sent you a link.');
  }
  return session;
}

/** The error for a session that has ended or whose account is gone. */
export function notSignedIn(): ApiError {
  return new ApiError(401, 'not_signed_in', 'You are not logged in.');
}
