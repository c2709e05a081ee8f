/** Loads the code that uses a passkey on demand. */
export function loadPasskeys() {
  return import('./existing-passkey.ts');
}
