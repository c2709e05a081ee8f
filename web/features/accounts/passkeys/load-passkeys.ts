/** What is needed to log in with a passkey; it comes when one may be used, and not with the page. */
export function loadPasskeys() {
  return import('./log-in-with-passkey.ts');
}
