import type {
  LoginAnswer,
  LoginSuccess,
  SessionSuccess,
} from '../../../../worker/contract/accounts.ts';
import type { RequestTo } from '../../../../worker/contract/api.ts';
import { type ApiOutcome, fetchSession, login, loginSecondFactor } from '../../../lib/api.ts';
import { isRememberedSession, noteSignedIn } from '../../session/session.ts';

export { startOAuth } from '../../../lib/api.ts';

/**
 * Logs in and shows the user in the UI, unless a second factor is still missing. Fails with
 * `not_signed_in` in a browser that has kept no cookie.
 */
export async function logInWithPassword(
  request: RequestTo<'/api/login'>,
): Promise<ApiOutcome<LoginAnswer>> {
  const outcome = await login(request);
  if (!outcome.ok || !('user' in outcome.data)) return outcome;
  const session = await fetchSession();
  if (!session.ok && session.failure.kind === 'refused' && session.failure.status === 401) {
    return session;
  }
  noteSignedIn(outcome.data.user, request.remember === true);
  return outcome;
}

/** Completes a login with a code. Only the session tells whether it is remembered. */
export async function logInWithCode(
  request: RequestTo<'/api/login/second-factor'>,
): Promise<ApiOutcome<LoginSuccess>> {
  const outcome = await loginSecondFactor(request);
  if (!outcome.ok) return outcome;
  const session = await takeUpSession();
  if (!session.ok) noteSignedIn(outcome.data.user, false);
  return outcome;
}

/** Adopts a session that was started at a provider, as if the visitor had logged in here. */
export async function takeUpSession(): Promise<ApiOutcome<SessionSuccess>> {
  const outcome = await fetchSession();
  if (outcome.ok) {
    const { user, expiresAt } = outcome.data;
    noteSignedIn(user, isRememberedSession(expiresAt));
  }
  return outcome;
}
