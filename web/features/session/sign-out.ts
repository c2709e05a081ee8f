import { logout } from '../../lib/api.ts';
import { CONSENT_STORAGE_KEY } from '../consent/reopen-consent.ts';
import { THEME_STORAGE_KEY } from '../theme/theme.ts';
import { clearCurrentUser } from './current-user.ts';

/** Choices of this browser, not of the account. */
const KEPT_KEYS = [THEME_STORAGE_KEY, CONSENT_STORAGE_KEY];

/**
 * Ends the session here and on the server. The answer also has the browser clear the site's
 * storage, drafts included; the visitor's theme and consent are put back.
 * @returns whether the server has ended it; if not, nothing has changed here either.
 */
export async function signOut(): Promise<boolean> {
  const kept = readKept();
  const outcome = await logout();
  if (!outcome.ok) return false;
  clearCurrentUser();
  restore(kept);
  return true;
}

function readKept(): readonly (readonly [string, string])[] {
  try {
    return KEPT_KEYS.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value] as const];
    });
  } catch {
    return [];
  }
}

function restore(entries: readonly (readonly [string, string])[]): void {
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: there was nothing to keep.
  }
}
