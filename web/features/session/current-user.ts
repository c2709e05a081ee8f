import type { User } from '../../../worker/contract/accounts.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { CURRENT_USER_KEY, SIGNED_IN_KEY } from '../../lib/storage-keys.ts';

/**
 * Stores the user data shown in the UI: in localStorage with Remember Me, else per tab. It is only
 * a hint; the session cookie is authoritative.
 */
export function storeCurrentUser(user: User, isRemembered: boolean): void {
  clearCurrentUser();
  // A tab opened from a mail has no session storage; this flag tells it to ask the Worker.
  browserStorage.write(SIGNED_IN_KEY, '1');
  const storage = isRemembered ? browserStorage : tabStorage;
  storage.write(CURRENT_USER_KEY, JSON.stringify(user));
}

/** The stored user; undefined if there is none or the stored value is invalid. */
export function readCurrentUser(): User | undefined {
  const value = tabStorage.readJson(CURRENT_USER_KEY) ?? browserStorage.readJson(CURRENT_USER_KEY);
  return isUser(value) ? value : undefined;
}

/** Whether this browser may have a session; if not, the request can be skipped. */
export function mayBeSignedIn(): boolean {
  return browserStorage.read(SIGNED_IN_KEY) !== undefined || readCurrentUser() !== undefined;
}

export function clearCurrentUser(): void {
  browserStorage.remove(SIGNED_IN_KEY);
  browserStorage.remove(CURRENT_USER_KEY);
  tabStorage.remove(CURRENT_USER_KEY);
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { email, username, _id } = value as Record<string, unknown>;
  return [email, username, _id].every((part) => typeof part === 'string');
}
