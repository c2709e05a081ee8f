/** Where the visitor's choice is kept. */
export const CONSENT_STORAGE_KEY = 'site_consent_v1';

/** Forgets the visitor's choice and loads the page anew, as if it were the first visit. */
export function reopenConsent(): void {
  try {
    localStorage.removeItem(CONSENT_STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was kept either.
  }
  location.reload();
}
