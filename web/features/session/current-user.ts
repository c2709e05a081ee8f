import type { User } from '../../../worker/contract/accounts.ts';

/**
 * What the screens show of the signed-in user, kept in the browser: in persistent storage with
 * Remember Me, else for this tab's session. It is a hint only; the session cookie decides.
 */
export const CURRENT_USER_KEY = 'currentUser';

/**
 * In persistent storage while somebody is signed in, whoever it is. A tab that is opened by a link
 * from a mail has no session storage of its own: this tells it that asking the Worker is worth it.
 */
const SIGNED_IN_KEY = 'signed_in';

export function storeCurrentUser(user: User, isRemembered: boolean): void {
  clearCurrentUser();
  withStorage((persistent, temporary) => {
    persistent.setItem(SIGNED_IN_KEY, '1');
    (isRemembered ? persistent : temporary).setItem(CURRENT_USER_KEY, JSON.stringify(user));
  });
}

/** The stored user; undefined if there is none, or if what is stored is not a user. */
export function readCurrentUser(): User | undefined {
  return withStorage((persistent, temporary) => {
    const text = temporary.getItem(CURRENT_USER_KEY) ?? persistent.getItem(CURRENT_USER_KEY);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isUser(value) ? value : undefined;
  });
}

/** Whether somebody may be signed in on this browser: without, there is nobody to ask for. */
export function mayBeSignedIn(): boolean {
  const hasMark = withStorage((persistent) => persistent.getItem(SIGNED_IN_KEY) !== null);
  return hasMark === true || readCurrentUser() !== undefined;
}

export function clearCurrentUser(): void {
  withStorage((persistent, temporary) => {
    persistent.removeItem(SIGNED_IN_KEY);
    persistent.removeItem(CURRENT_USER_KEY);
    temporary.removeItem(CURRENT_USER_KEY);
  });
}

/** Storage may be blocked, full or damaged: the screens work without it. */
function withStorage<Result>(
  use: (persistent: Storage, temporary: Storage) => Result,
): Result | undefined {
  try {
    return use(localStorage, sessionStorage);
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { email, username, _id } = value as Record<string, unknown>;
  return [email, username, _id].every((part) => typeof part === 'string');
}
