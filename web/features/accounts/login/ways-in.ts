import type {
  LoginRequest,
  LoginSuccess,
  SessionSuccess,
} from '../../../../worker/contract/accounts.ts';
import { type ApiOutcome, fetchSession, login } from '../../../lib/api.ts';
import { storeCurrentUser } from '../../session/current-user.ts';
import { isRememberedSession } from '../../session/is-remembered-session.ts';

export { startOAuth } from '../../../lib/api.ts';

/** Logs in, and has the screens know the user. */
export async function logInWithPassword(request: LoginRequest): Promise<ApiOutcome<LoginSuccess>> {
  const outcome = await login(request);
  if (outcome.ok) storeCurrentUser(outcome.data.user, request.remember === true);
  return outcome;
}

/** Takes up a session that began elsewhere, at a provider, as if it had begun here. */
export async function takeUpSession(): Promise<ApiOutcome<SessionSuccess>> {
  const outcome = await fetchSession();
  if (outcome.ok) {
    const { user, expiresAt } = outcome.data;
    storeCurrentUser(user, isRememberedSession(expiresAt));
  }
  return outcome;
}
