import type { RequestContext } from '../context.ts';
import { PROOF_CODE_DIGITS, PROOF_CODE_MINUTES } from '../contract/accounts.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { digest, pseudonym } from '../db/digests.ts';
import { type TokenRow, takeToken } from '../db/one-time-tokens.ts';
import type { LiveSession } from '../db/sessions.ts';
import { ApiError } from '../http/errors.ts';
import { countOrRefuse } from './throttle.ts';
import { MAILED_CODE_POLICY } from './throttle-policies.ts';

/**
 * Makes a code by which the owner of a mailbox proves that they hold this session. It works for
 * this session only, and once.
 *
 * @returns the code, which goes only into the mail, and the row to store.
 */
export async function makeProofCode({
  sid,
  user_id,
  email,
}: LiveSession): Promise<{ readonly code: string; readonly token: TokenRow }> {
  const nowMs = Date.now();
  const code = makeDigits();
  const token = {
    token_sha256: await digestOf(sid, code),
    purpose: 'proof',
    user_id,
    email,
    browser_sha256: null,
    sid,
    created_at_ms: nowMs,
    expires_at_ms: nowMs + PROOF_CODE_MINUTES * MINUTE_MS,
  } as const;
  return { code, token };
}

/**
 * Uses up a mailed code.
 *
 * @throws {ApiError} 403 `wrong_code`, 429 `too_many_attempts`, 503 `unavailable`.
 */
export async function redeemProofCode(
  { db }: RequestContext,
  { sid, email }: LiveSession,
  code: string,
): Promise<void> {
  await countOrRefuse(db, await pseudonym('proof', sid), MAILED_CODE_POLICY, 'Too many attempts.');
  if (!(await takeToken(db, await digestOf(sid, code), { purpose: 'proof', email }))) {
    const message = 'This is not the code in our latest email, or it has expired.';
    throw new ApiError(403, 'wrong_code', message, { field: 'code' });
  }
}

function digestOf(sid: string, code: string): Promise<string> {
  return digest(`onego proof\n${sid}\n${code}`);
}

function makeDigits(): string {
  const limit = 10 ** PROOF_CODE_DIGITS;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(Math.floor((random / 2 ** 32) * limit)).padStart(PROOF_CODE_DIGITS, '0');
}
