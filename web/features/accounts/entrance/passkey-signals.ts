/**
 * Tells the password manager which passkeys the site knows (WebAuthn Level 3 §5.1.10), so that it does
 * not offer removed ones or old names. Browsers without these signals do nothing.
 */
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';

/** To be called whenever the account may have changed. */
export function signalAccount({ user, passkeys }: AccountSuccess): void {
  if (typeof PublicKeyCredential === 'undefined') return;
  const of = { rpId: location.hostname, userId: userHandleOf(user._id) };
  const allAcceptedCredentialIds = passkeys.map(({ id }) => id);
  const { email: name, username: displayName } = user;
  ignoreFailure(
    PublicKeyCredential.signalAllAcceptedCredentials?.({ ...of, allAcceptedCredentialIds }),
  );
  ignoreFailure(PublicKeyCredential.signalCurrentUserDetails?.({ ...of, name, displayName }));
}

/** For a passkey that belongs to no account. */
export function signalUnknownPasskey(credentialId: string): void {
  const rpId = location.hostname;
  ignoreFailure(PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId }));
}

/** The user handle that the Worker gives to passkeys: the id, in base64url. */
function userHandleOf(id: string): string {
  return btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function ignoreFailure(signal: Promise<void> | undefined): void {
  signal?.catch(() => undefined);
}
