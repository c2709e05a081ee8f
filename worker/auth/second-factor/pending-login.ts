import type { RequestContext } from '../../context.ts';
import { CODES_PER_LOGIN, PENDING_LOGIN_MINUTES } from '../../contract/second-factor.ts';
import { sweepExpired } from '../../db/expired.ts';
import {
  countCode,
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
  type PendingLogin,
  type PendingLoginRow,
} from '../../db/pending-logins.ts';
import { ApiError } from '../../http/errors.ts';
import { codesGuessedMessage } from '../../mail/messages/second-factor.ts';
import { withMails } from '../../mail/outbox.ts';
import { bindBrowser, readBinding } from '../browser-binding.ts';
import { logAccountEvent } from '../log-account-event.ts';

const LIFETIME_SECONDS = PENDING_LOGIN_MINUTES * 60;

/**
 * Stores a login that still needs a code. It can be completed in this browser only. Also deletes a
 * bounded number of expired rows.
 *
 * @returns the `Set-Cookie` value.
 */
export async function startPendingLogin(
  context: RequestContext,
  login: Omit<PendingLoginRow, 'browser_sha256' | 'expires_at_ms'>,
): Promise<string> {
  const nowMs = Date.now();
  const { digest, cookie } = await bindBrowser(context, 'login', LIFETIME_SECONDS);
  await context.db.batch([
    ...insertPendingLogin({
      ...login,
      browser_sha256: digest,
      expires_at_ms: nowMs + LIFETIME_SECONDS * 1000,
    }),
    ...sweepExpired(['pending_logins'], nowMs),
  ]);
  return cookie;
}

/** @throws {ApiError} 401 `login_expired`, 503 `unavailable`. */
export async function requirePendingLogin(context: RequestContext): Promise<PendingLogin> {
  const browserSha256 = await readBinding(context, 'login');
  if (browserSha256 === undefined) throw loginExpired();
  const pending = await findPendingLogin(context.db, browserSha256);
  if (pending === null) throw loginExpired();
  return pending;
}

/**
 * Counts a code, makes the guess, and ends the login after too many wrong ones. Whoever gets here
 * knows the password or holds the account at the provider, so the owner then gets a mail.
 *
 * @throws {ApiError} what `makeGuess` throws; 401 `login_expired`.
 */
export async function withCountedCode<T>(
  context: RequestContext,
  pending: PendingLogin,
  makeGuess: () => Promise<T>,
): Promise<T> {
  const attempts = await countCode(context.db, pending, CODES_PER_LOGIN);
  if (attempts === undefined) throw loginExpired();
  try {
    return await makeGuess();
  } catch (error) {
    const isWrong = error instanceof ApiError && error.code === 'wrong_code';
    if (!isWrong || attempts < CODES_PER_LOGIN) throw error;
    const mails = [codesGuessedMessage(context.settings, pending.email)];
    await withMails(context, mails, (notices) =>
      context.db.batch([deletePendingLogin(pending), ...notices]),
    );
    await logAccountEvent(context, 'second_factor_blocked', pending);
    throw loginExpired('Too many wrong codes. Log in again.');
  }
}

export function loginExpired(
  message = 'This login took too long, or was started in another browser. Log in again.',
): ApiError {
  return new ApiError(401, 'login_expired', message);
}
