import type { Done } from '../../../worker/contract/answers.ts';
import { type ApiOutcome, logout } from '../../lib/api.ts';
import { browserStorage } from '../../lib/storage.ts';
import { KEPT_AT_SIGN_OUT } from '../../lib/storage-keys.ts';
import { clearCurrentUser } from './current-user.ts';

/**
 * Ends the session here and on the server. The answer also has the browser clear the site's
 * storage, drafts included; the visitor's theme, menu and consent are put back.
 * @param end the call that ends it: for this browser, for all, or with the account.
 * @returns what the call brought; if it failed, nothing has changed here either.
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
