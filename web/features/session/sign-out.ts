import type { Done } from '../../../worker/contract/answers.ts';
import { type ApiOutcome, logout } from '../../lib/api.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import {
  CURRENT_USER_KEY,
  KEPT_AT_SIGN_OUT,
  LEAD_DRAFT_PREFIX,
  WORKSPACE_PREFIX,
} from '../../lib/storage-keys.ts';
import { noteSignedOut } from './session.ts';

/**
 * Ends the session in the browser and on the server, and clears the site's storage, including
 * drafts; the visitor's theme, menu and consent are kept.
 * @param end the request to send: log out this browser, log out everywhere, or delete the account.
 * @returns the outcome of the request; if it failed, nothing has changed locally.
 */
export async function signOut(
  end: () => Promise<ApiOutcome<Done>> = logout,
): Promise<ApiOutcome<Done>> {
  // Read before the response: its Clear-Site-Data header has the browser clear the storage too.
  const kept = KEPT_AT_SIGN_OUT.map((key) => ({ key, text: browserStorage.read(key) }));
  const outcome = await end();
  if (!outcome.ok) return outcome;
  clearStorage();
  for (const { key, text } of kept) {
    if (text !== undefined) browserStorage.write(key, text);
  }
  noteSignedOut();
  return outcome;
}

/** Number of drafts, files and unsent messages that logging out erases. */
export function countErasable(): number {
  const entries = browserStorage.listKeys(WORKSPACE_PREFIX);
  const messages = tabStorage.listKeys(LEAD_DRAFT_PREFIX);
  return entries.length + messages.length;
}

/** Clears the storage and has every tab forget what it held, with a storage event without a key. */
function clearStorage(): void {
  // Clearing an empty storage causes no event, and the header may have emptied it already.
  browserStorage.write(CURRENT_USER_KEY, '');
  browserStorage.clear();
  tabStorage.clear();
  // Browsers do not send this event to the tab that clears its storage.
  dispatchEvent(new StorageEvent('storage'));
}
