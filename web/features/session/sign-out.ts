import type { Done } from '../../../worker/contract/answers.ts';
import { type ApiOutcome, logout } from '../../lib/api.ts';
import { browserStorage } from '../../lib/storage.ts';
import { KEPT_AT_SIGN_OUT } from '../../lib/storage-keys.ts';
import { clearCurrentUser } from './current-user.ts';

/**
 * Ends the session in the browser and on the server. The response also makes the browser clear the
 * site's storage, including drafts; the visitor's theme, menu and consent are restored.
 * @param end the request to send: log out this browser, log out everywhere, or delete the account.
 * @returns the outcome of the request; if it failed, nothing has changed locally.
 */
export async function signOut(
  end: () => Promise<ApiOutcome<Done>> = logout,
): Promise<ApiOutcome<Done>> {
  const kept = KEPT_AT_SIGN_OUT.map((key) => ({ key, text: browserStorage.read(key) }));
  const outcome = await end();
  if (!outcome.ok) return outcome;
  clearCurrentUser();
  for (const { key, text } of kept) {
    if (text !== undefined) browserStorage.write(key, text);
  }
  return outcome;
}
