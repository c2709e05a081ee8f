import type {
  LoginRequest,
  LoginSuccess,
  SessionSuccess,
} from '../../../../worker/contract/accounts.ts';
import { type ApiOutcome, fetchSession, login } from '../../../lib/api.ts';
import { isRememberedSession } from '../../session/is-remembered-session.ts';
import { noteSignedIn } from '../../session/session.ts';

export { startOAuth } from '../../../lib/api.ts';

/** Logs in and shows the user in the UI. */
export async function logInWithPassword(request: LoginRequest): Promise<ApiOutcome<LoginSuccess>> {
  const outcome = await login(request);
  if (outcome.ok) noteSignedIn(outcome.data.user, request.remember === true);
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
