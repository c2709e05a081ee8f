import type { RequestContext } from '../../context.ts';
import { APP_CODE_DIGITS } from '../../contract/second-factor.ts';
import type { Statement } from '../../db/database.ts';
import { pseudonym } from '../../db/digests.ts';
import {
  type ActiveFactor,
  hasRecoveryCode,
  spendAppCode,
  spendRecoveryCode,
} from '../../db/second-factors.ts';
import { refundAttempt } from '../../db/throttle.ts';
import { ApiError } from '../../http/errors.ts';
import { recoveryCodeUsedMessage } from '../../mail/messages/second-factor.ts';
import { prepareMail } from '../../mail/outbox.ts';
import { logAccountEvent } from '../log-account-event.ts';
import { countOrRefuse } from '../throttle.ts';
import { CODE_POLICY } from '../throttle-policies.ts';
import { findTimeStep } from './app-codes.ts';
import { digestRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './stored-secret.ts';

interface CodeGuess {
  readonly factor: ActiveFactor;
  readonly email: string;
  /** In the form of `secondFactorCode`. */
  readonly code: string;
  /** Set if the account knows this browser, which then has its own counter. */
  readonly deviceId: string | undefined;
}

/** A right code that is not used up yet, see `spendCode`. */
export interface CodeUse {
  /** Names the use in the database. */
  readonly id: string;
  readonly isRecoveryCode: boolean;
  readonly codesLeft: number;
  /** Sends the mail about a recovery code, once the code is used up. */
  readonly deliver: () => void;
  readonly email: string;
  readonly user_id: string;
  readonly statements: readonly Statement[];
}

/**
 * Counts and checks a code of the second factor. Every code of the app is counted before its outcome is
 * known to anybody; `spendCode` takes a right one off again.
 *
 * @throws {ApiError} 403 `wrong_code`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function checkCode(
  context: RequestContext,
  { factor, email, code, deviceId }: CodeGuess,
): Promise<CodeUse> {
  const nowMs = Date.now();
  const id = crypto.randomUUID();
  const isRecoveryCode = code.length !== APP_CODE_DIGITS;
  const use = await findUse(context, { factor, email, code, id, nowMs });
  // A recovery code is too long to be guessed, so that guesses at the app's cannot block it.
  const refunds = isRecoveryCode ? [] : [await countGuess(context, factor.user_id, deviceId)];
  if (use === undefined) {
    await logAccountEvent(context, 'second_factor_failed', { email });
    throw isRecoveryCode ? wrongRecoveryCode() : wrongCode();
  }
  return {
    id,
    isRecoveryCode,
    codesLeft: factor.codes_left - 1,
    email,
    user_id: factor.user_id,
    deliver: use.deliver,
    statements: [...use.statements, ...refunds],
  };
}

/**
 * Uses up a code together with what it is for, in one transaction: the statements of `effect` must
 * depend on the use by `isUsed`.
 *
 * @returns the rows of each statement of `effect`.
 * @throws {ApiError} 403 `wrong_code` if the code was used meanwhile, 503 `unavailable`.
 */
export async function spendCode(
  context: RequestContext,
  use: CodeUse,
  effect: readonly Statement[],
): Promise<unknown[][]> {
  const results = await context.db.batch([...use.statements, ...effect]);
  if (results[0]?.length !== 1) {
    await logAccountEvent(context, 'second_factor_failed', use);
    throw use.isRecoveryCode ? wrongRecoveryCode() : wrongCode();
  }
  if (use.isRecoveryCode) {
    use.deliver();
    await logAccountEvent(context, 'recovery_code_used', use, { left: use.codesLeft });
  }
  return results.slice(use.statements.length);
}

/** @returns the statement that takes the guess off again. */
async function countGuess(
  { db }: RequestContext,
  userId: string,
  deviceId: string | undefined,
): Promise<Statement> {
  const key = await codeCounter(userId, deviceId);
  const attempt = await countOrRefuse(db, key, CODE_POLICY, 'Too many codes.');
  return refundAttempt(key, CODE_POLICY, attempt);
}

/** Key of the counter for guesses at codes: each browser that the account knows has its own. */
export function codeCounter(userId: string, deviceId?: string): Promise<string> {
  return pseudonym('second factor', deviceId === undefined ? userId : `${userId}\n${deviceId}`);
}

/** @returns the statements that use up the code, or undefined if it is wrong or was used before. */
async function findUse(
  context: RequestContext,
  guess: Omit<CodeGuess, 'deviceId'> & { readonly id: string; readonly nowMs: number },
): Promise<Pick<CodeUse, 'statements' | 'deliver'> | undefined> {
  const { factor, email, code, id, nowMs } = guess;
  if (code.length === APP_CODE_DIGITS) {
    const step = findTimeStep(await openSecret(context, factor), code, nowMs);
    if (step === undefined || step <= factor.last_step) return undefined;
    return { statements: [spendAppCode(factor, step, id)], deliver: () => undefined };
  }
  const codeSha256 = await digestRecoveryCode(factor.user_id, code);
  if (!(await hasRecoveryCode(context.db, factor.user_id, codeSha256))) return undefined;
  const message = recoveryCodeUsedMessage(context.settings, email, factor.codes_left - 1);
  const { statement, deliver } = await prepareMail(context, message);
  return { statements: [...spendRecoveryCode(factor, codeSha256, id), statement], deliver };
}

export function wrongCode(
  message = 'This code is wrong or was used before. Wait for the next one in your app.',
): ApiError {
  return new ApiError(403, 'wrong_code', message, { field: 'code' });
}

function wrongRecoveryCode(): ApiError {
  return wrongCode(
    'This recovery code is wrong, was used before, or was replaced by newer ones. Try another one.',
  );
}
