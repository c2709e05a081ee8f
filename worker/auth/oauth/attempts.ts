import { generateRandomCodeVerifier } from 'oauth4webapi';
import type { RequestContext } from '../../context.ts';
import type { Provider } from '../../contract/accounts.ts';
import type { Alive } from '../../db/authority.ts';
import type { Database } from '../../db/database.ts';
import { digest } from '../../db/digests.ts';
import { sweepExpired } from '../../db/expired.ts';
import { type AttemptRow, insertAttempt, takeAttempt } from '../../db/oauth-attempts.ts';
import { type CodeUse, spendCode } from '../second-factor/check-code.ts';
import { looksLikeSecret, makeSecret } from '../secrets.ts';
import { SignInRefused } from './refused.ts';

export const ATTEMPT_SECONDS = 10 * 60;

type AttemptStart = Pick<AttemptRow, 'browser_sha256' | 'provider' | 'intent' | 'is_remembered'>;

export interface AttemptSecrets {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

export function makeAttemptSecrets(): AttemptSecrets {
  return {
    state: makeSecret(),
    codeVerifier: generateRandomCodeVerifier(),
    nonce: makeSecret(),
  };
}

/**
 * Stores a started sign-in. Also deletes a bounded number of expired rows.
 *
 * @param by the session that connects or proves; undefined for a login.
 * @param codeUse the code of the second factor that a proof needs, which is used up with it.
 * @throws {ApiError} like `spendCode`.
 */
export async function startAttempt(
  context: RequestContext,
  start: AttemptStart,
  { state, codeVerifier, nonce }: AttemptSecrets,
  { by, codeUse }: { readonly by: Alive | undefined; readonly codeUse: CodeUse | undefined },
): Promise<void> {
  const nowMs = Date.now();
  const statements = [
    insertAttempt(
      {
        ...start,
        has_code: codeUse === undefined ? 0 : 1,
        state_sha256: await digest(state),
        code_verifier: codeVerifier,
        nonce,
        expires_at_ms: nowMs + ATTEMPT_SECONDS * 1000,
      },
      by,
    ),
    ...sweepExpired(['oauth_attempts', 'pending_identities', 'pending_connections'], nowMs),
  ];
  await (codeUse === undefined
    ? context.db.batch(statements)
    : spendCode(context, codeUse, statements));
}

/** Consumes an attempt whatever its outcome: a `state` is single-use. */
export async function endAttempt(db: Database, state: string): Promise<AttemptRow | undefined> {
  if (!looksLikeSecret(state)) return undefined;
  return (await takeAttempt(db, await digest(state))) ?? undefined;
}

/**
 * Checks that a callback belongs to this attempt and comes from the browser that started it.
 *
 * @throws {SignInRefused} `expired`, or `failed` if the provider differs.
 */
export function checkAttempt(
  attempt: AttemptRow | undefined,
  answer: { readonly provider: Provider; readonly browserDigest: string | undefined },
): AttemptRow {
  if (attempt === undefined || attempt.expires_at_ms <= Date.now()) {
    throw new SignInRefused('expired');
  }
  if (attempt.browser_sha256 !== answer.browserDigest) throw new SignInRefused('expired');
  if (attempt.provider !== answer.provider) throw new SignInRefused('failed');
  return attempt;
}
