import type { RequestContext } from '../context.ts';
import { PROOF_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import type { LiveSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { findSession } from './sessions.ts';

/** Answers a request of a signed-in user. */
export type AccountHandler = (
  request: Request,
  context: RequestContext,
  session: LiveSession,
) => Promise<Response>;

/** @throws {ApiError} 403. */
type Check = (session: LiveSession) => void;

/** Demo accounts are shared and therefore read-only. */
export const OWNER: readonly Check[] = [refuseDemo];
/**
 * A recent proof of a way in that the account has keeps a stolen session from changing the ways
 * into the account and from taking its data (ASVS 5.0 7.5.1). A login is a proof;
 * `routes/prove-*.ts` take a later one.
 */
const PROVEN_OWNER = [...OWNER, requireProof];
/** For changing the address or adding a sign-in method. */
export const VERIFIED_OWNER = [...PROVEN_OWNER, requireVerifiedEmail];

/**
 * The guards of the route table in `worker/index.ts`: who may call an endpoint.
 *
 * @throws {ApiError} like `requireSession`, and what the checks throw.
 */
export const user = guard([]);
/** A demo account, whose password is public, needs no proof. */
export const provenUser = guard([
  (session) => {
    if (session.is_demo === 0) requireProof(session);
  },
]);
export const owner = guard(OWNER);
export const provenOwner = guard(PROVEN_OWNER);
export const verifiedOwner = guard(VERIFIED_OWNER);

function guard(checks: readonly Check[]) {
  return (handle: AccountHandler) =>
    async (request: Request, context: RequestContext): Promise<Response> => {
      const session = await requireSession(request, context);
      for (const check of checks) check(session);
      return handle(request, context, session);
    };
}

/**
 * Finds the session of a signed-in visitor.
 *
 * @param db where it is looked up, see `findSession`.
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

/** @throws {ApiError} 403 `demo_account`. */
export function refuseDemo({ is_demo: isDemo }: LiveSession): void {
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
    throw new ApiError(403, 'proof_required', 'Please confirm that it is you first.');
  }
}

/** When the proof of a session becomes too old, in milliseconds since 1970. */
export function provenUntil({ proved_at_ms }: LiveSession): number {
  return proved_at_ms + PROOF_MINUTES * MINUTE_MS;
}

/** @throws {ApiError} 403 `email_unverified`. */
export function requireVerifiedEmail({ email_verified_at_ms: verifiedAtMs }: LiveSession): void {
  if (verifiedAtMs === null) {
    throw new ApiError(403, 'email_unverified', 'Confirm your address first: we sent you a link.');
  }
}

/** The error for a session that has ended or whose account is gone. */
export function notSignedIn(): ApiError {
  return new ApiError(401, 'not_signed_in', 'You are not logged in.');
}
