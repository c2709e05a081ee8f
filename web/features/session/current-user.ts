import type { User } from '../../../worker/contract/accounts.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { CURRENT_USER_KEY, SIGNED_IN_KEY } from '../../lib/storage-keys.ts';

/**
 * Stores what the screens show of the signed-in user: across visits with Remember Me, else for the
 * tab. It is a hint only; the session cookie decides.
 */
export function storeCurrentUser(user: User, isRemembered: boolean): void {
  clearCurrentUser();
  // A tab opened by a link from a mail has no storage of its own: this tells it to ask the Worker.
  browserStorage.write(SIGNED_IN_KEY, '1');
  const storage = isRemembered ? browserStorage : tabStorage;
  storage.write(CURRENT_USER_KEY, JSON.stringify(user));
}

/** The stored user; undefined if there is none, or if what is stored is not a user. */
export function readCurrentUser(): User | undefined {
  const value = tabStorage.readJson(CURRENT_USER_KEY) ?? browserStorage.readJson(CURRENT_USER_KEY);
  return isUser(value) ? value : undefined;
}

/** Whether somebody may be signed in on this browser: without, there is nobody to ask for. */
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
