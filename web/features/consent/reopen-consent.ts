/** Loads the code of the consent banner on use. Without it, as offline, the answer stays. */
export function reopenConsent(): void {
  import('./consent.ts').then(
    (consent) => consent.reopenConsent(),
    () => {},
  );
}
