import type { RequestContext } from '../context.ts';
import { PROOF_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { proofRequired } from '../db/authority.ts';
import type { LiveSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { findSession } from './sessions.ts';

/** Who may call an endpoint, in the table of `worker/endpoints.ts`. */
export interface Caller<Session> {
  readonly name: string;
  /** @throws {ApiError} like `requireSession`, and 403 for a session that is not enough. */
  readonly find: (context: RequestContext) => Promise<Session>;
}

export const anybody: Caller<undefined> = { name: 'anybody', find: async () => undefined };
export const signedIn = caller('signed in');
/** A demo account, whose password is public, needs no proof. */
export const signedInProven = caller('signed in, proven', (session) => {
  if (session.is_demo === 0) requireProof(session);
});
/** Demo accounts are shared and therefore read-only. */
export const owner = caller('owner', refuseDemo);
/**
 * A recent proof of a sign-in method that the account has keeps a stolen session from changing the
 * sign-in methods and from taking the account's data (ASVS 5.0 7.5.1). A login is a proof;
 * `routes/proofs.ts` takes a later one.
 */
export const provenOwner = caller('proven owner', refuseDemo, requireProof);
/** For changing the address or adding a sign-in method. */
export const verifiedOwner = caller(
  'verified owner',
  refuseDemo,
  requireProof,
  requireVerifiedEmail,
);

/** @param checks throw `ApiError` 403. */
function caller(
  name: string,
  ...checks: readonly ((session: LiveSession) => void)[]
): Caller<LiveSession> {
  return {
    name,
    find: async (context) => {
      const session = await requireSession(context);
      for (const check of checks) check(session);
      return session;
    },
  };
}

/**
 * Finds the session of a signed-in visitor.
 *
 * @throws {ApiError} 401 `not_signed_in`, 503 `unavailable`.
 */
async function requireSession(context: RequestContext): Promise<LiveSession> {
  const session = await findSession(context);
  if (session === undefined) throw notSignedIn();
  return session;
}

/** @throws {ApiError} 403 `demo_account`. */
function refuseDemo({ is_demo: isDemo }: LiveSession): void {
  if (isDemo === 0) return;
  throw new ApiError(
    403,
    'demo_account',
    'This is a demo account that everyone shares, so it cannot be changed.',
  );
}

/** @throws {ApiError} 403 `proof_required`. */
export function requireProof(session: LiveSession): void {
  if (Date.now() >= provenUntil(session)) {
    throw proofRequired();
  }
}

/** When the proof of a session becomes too old, in milliseconds since 1970. */
export function provenUntil({ proved_at_ms }: LiveSession): number {
  return proved_at_ms + PROOF_MINUTES * MINUTE_MS;
}

/** @throws {ApiError} 403 `email_unverified`. */
function requireVerifiedEmail({ email_verified_at_ms: verifiedAtMs }: LiveSession): void {
  if (verifiedAtMs === null) {
    throw new ApiError(403, 'email_unverified', 'Confirm your address first: we sent you a link.');
  }
}

/** The error for a session that has ended or whose account is gone. */
export function notSignedIn(headers: Readonly<Record<string, string>> = {}): ApiError {
  return new ApiError(401, 'not_signed_in', 'You are not logged in.', { headers });
}
