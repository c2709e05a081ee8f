/** Passkeys require WebAuthn support and a secure context. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Whether the browser supports passkeys in autofill (conditional UI). */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

export function loadPasskeys() {
  return import('./existing-passkey.ts');
}
