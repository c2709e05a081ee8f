import type { User } from '../../../worker/contract/accounts.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { CURRENT_USER_KEY } from '../../lib/storage-keys.ts';
import { isMarkedSignedIn, setSignedInMark } from './signed-in-mark.ts';

/**
 * Stores the user data shown in the UI: in localStorage with Remember Me, else per tab. It is only
 * a hint; the session cookie is authoritative.
 */
export function storeCurrentUser(user: User, isRemembered: boolean): void {
  const [storage, other] = isRemembered
    ? [browserStorage, tabStorage]
    : [tabStorage, browserStorage];
  storage.write(CURRENT_USER_KEY, JSON.stringify(user));
  other.remove(CURRENT_USER_KEY);
  // A tab opened from a mail has no session storage; the mark tells it to ask the Worker.
  setSignedInMark(true);
}

/** The stored user; undefined if there is none or the stored value is invalid. */
export function readCurrentUser(): User | undefined {
  const value = tabStorage.readJson(CURRENT_USER_KEY) ?? browserStorage.readJson(CURRENT_USER_KEY);
  return isUser(value) ? value : undefined;
}

/** Whether this browser may have a session; if not, the request can be skipped. */
export function mayBeSignedIn(): boolean {
  return isMarkedSignedIn() || readCurrentUser() !== undefined;
}

export function clearCurrentUser(): void {
  setSignedInMark(false);
  browserStorage.remove(CURRENT_USER_KEY);
  tabStorage.remove(CURRENT_USER_KEY);
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { email, username, _id } = value as Record<string, unknown>;
  return [email, username, _id].every((part) => typeof part === 'string');
}
