import type { RequestContext } from '../context.ts';
import type { Provider } from '../contract/accounts.ts';
import { listPasskeyRows } from '../db/passkeys.ts';
import { type LiveSession, noteProof } from '../db/sessions.ts';
import { findUserById } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import { apiAnswer } from '../http/responses.ts';
import { logAccountEvent } from './log-account-event.ts';
import { notSignedIn, provenUntil } from './require-session.ts';

/** The way in that a proof used. */
export type ProofMethod = Provider | 'mail' | 'passkey' | 'password';

/**
 * Allows a mailed code only to an account without a password and a passkey: where there is a
 * stronger proof, an open mailbox must not replace it.
 *
 * @throws {ApiError} 403 `proof_required`, 401 `not_signed_in`.
 */
export async function requireMailProof(
  { db }: RequestContext,
  { user_id: userId }: LiveSession,
): Promise<void> {
  const user = await findUserById(db, userId);
  if (user === null) throw notSignedIn();
  if (user.password_hash !== '' || (await listPasskeyRows(db, userId)).length > 0) {
    const message = 'Confirm that it is you with your password or your passkey.';
    throw new ApiError(403, 'proof_required', message);
  }
}

/**
 * Notes that the browser of a session has just proved a way into its account.
 *
 * @returns when the proof becomes too old, in milliseconds since 1970.
 * @throws {ApiError} 401 `not_signed_in` if the session has ended meanwhile.
 */
export async function recordProof(
  context: RequestContext,
  session: LiveSession,
  method: ProofMethod,
): Promise<number> {
  const nowMs = Date.now();
  if (!(await noteProof(context.db, session.sid, nowMs))) throw notSignedIn();
  await logAccountEvent(context, 'identity_proved', { email: session.email }, { method });
  return provenUntil({ ...session, proved_at_ms: nowMs });
}

/** Records a proof and answers with its end. */
export async function answerProof(
  context: RequestContext,
  session: LiveSession,
  method: ProofMethod,
): Promise<Response> {
  const untilMs = await recordProof(context, session, method);
  return apiAnswer({ success: true, provenUntil: new Date(untilMs).toISOString() });
}
