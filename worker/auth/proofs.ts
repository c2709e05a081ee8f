import type { RequestContext } from '../context.ts';
import type { ProofSuccess, Provider } from '../contract/accounts.ts';
import { alive } from '../db/authority.ts';
import { listPasskeyRows } from '../db/passkeys.ts';
import { findActiveFactor } from '../db/second-factors.ts';
import { type LiveSession, noteProof } from '../db/sessions.ts';
import { findUserById } from '../db/users.ts';
import { ApiError } from '../http/errors.ts';
import type { Answer } from '../http/responses.ts';
import { recognizeBrowser } from './device-cookie.ts';
import { logAccountEvent } from './log-account-event.ts';
import { notSignedIn, provenUntil } from './require-session.ts';
import { type CodeUse, checkCode, spendCode, wrongCode } from './second-factor/check-code.ts';

/** The sign-in method that a proof used. */
export type ProofMethod = Provider | 'mail' | 'passkey' | 'password';

/**
 * Allows a mailed code only to an account without a password, a passkey and a second factor: where
 * there is a stronger proof, an open mailbox must not replace it.
 *
 * @throws {ApiError} 403 `proof_required`, 401 `not_signed_in`.
 */
export async function requireMailProof(
  { db }: RequestContext,
  { user_id: userId }: LiveSession,
): Promise<void> {
  const user = await findUserById(db, userId);
  if (user === null) throw notSignedIn();
  const hasStrongerProof =
    user.password_hash !== '' ||
    (await listPasskeyRows(db, userId)).length > 0 ||
    (await findActiveFactor(db, userId)) !== null;
  if (hasStrongerProof) {
    const message =
      'A code by email is not enough for your account. Confirm that it is you another way.';
    throw new ApiError(403, 'proof_required', message);
  }
}

/**
 * Checks the code that a proof needs if the account has a second factor. Missing and wrong codes
 * look alike.
 *
 * @returns undefined without a second factor.
 * @throws {ApiError} 403 `wrong_code`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function requireProofCode(
  context: RequestContext,
  { user_id: userId, email }: LiveSession,
  code: string | undefined,
): Promise<CodeUse | undefined> {
  const factor = await findActiveFactor(context.db, userId);
  if (factor === null) return undefined;
  if (code === undefined) throw wrongCode('Enter the code from your authenticator app.');
  const { deviceId } = await recognizeBrowser(context, email);
  return checkCode(context, { factor, email, code, deviceId });
}

/**
 * Notes that the browser of a session has just proved a way into its account.
 *
 * @param codeUse the code of the second factor, which is used up with it.
 * @returns when the proof becomes too old, in milliseconds since 1970.
 * @throws {ApiError} 401 `not_signed_in` if the session has ended meanwhile; like `spendCode`.
 */
export async function recordProof(
  context: RequestContext,
  session: LiveSession,
  method: ProofMethod,
  codeUse?: CodeUse,
): Promise<number> {
  const nowMs = Date.now();
  const note = noteProof(alive(session), nowMs, codeUse?.id);
  const [noted] =
    codeUse === undefined
      ? await context.db.batch([note])
      : await spendCode(context, codeUse, [note]);
  if (noted?.length !== 1) throw notSignedIn();
  await logAccountEvent(context, 'identity_proved', session, { method });
  return provenUntil({ ...session, proved_at_ms: nowMs });
}

/** Records a proof and answers with its end. */
export async function answerProof(
  context: RequestContext,
  session: LiveSession,
  method: ProofMethod,
  codeUse?: CodeUse,
): Promise<Answer<ProofSuccess>> {
  const untilMs = await recordProof(context, session, method, codeUse);
  return { body: { success: true, provenUntil: new Date(untilMs).toISOString() } };
}
