/** Loads the passkey login code on demand. */
export function loadPasskeys() {
  return import('./log-in-with-passkey.ts');
}
