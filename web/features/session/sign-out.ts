import type { Done } from '../../../worker/contract/answers.ts';
import { type ApiOutcome, logout } from '../../lib/api.ts';
import { MENU_STORAGE_KEY } from '../../lib/menu-lock.ts';
import { CONSENT_STORAGE_KEY } from '../consent/consent.ts';
import { THEME_STORAGE_KEY } from '../theme/theme.ts';
import { clearCurrentUser } from './current-user.ts';

/** Choices of this browser, not of the account. */
const KEPT_KEYS = [THEME_STORAGE_KEY, MENU_STORAGE_KEY, CONSENT_STORAGE_KEY];

/**
 * Ends the session here and on the server. The answer also has the browser clear the site's
 * storage, drafts included; the visitor's theme, menu and consent are put back.
 * @param end the call that ends it: for this browser, for all, or with the account.
 * @returns what the call brought; if it failed, nothing has changed here either.
 */
export async function signOut(
  end: () => Promise<ApiOutcome<Done>> = logout,
): Promise<ApiOutcome<Done>> {
  const kept = readKept();
  const outcome = await end();
  if (!outcome.ok) return outcome;
  clearCurrentUser();
  restore(kept);
  return outcome;
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
