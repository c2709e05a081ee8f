import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { base64url } from 'jose';
import * as v from 'valibot';
import type { SiteSettings } from '../../contract/settings.ts';
import type { PasskeyRow } from '../../db/passkeys.ts';
import { NewCredentialSchema } from './credentials.ts';
import { InvalidPasskey, orInvalid } from './invalid.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

interface NewCredential
  extends Pick<PasskeyRow, 'credential_id' | 'public_key' | 'signature_count' | 'transports'> {
  /** Model of the authenticator; all zeros if not disclosed. */
  readonly aaguid: string;
}

/**
 * Verifies a passkey registration (WebAuthn §7.1).
 *
 * @throws {InvalidPasskey} 400.
 */
export async function verifyNewPasskey(
  settings: SiteSettings,
  credential: unknown,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<NewCredential> {
  const site = relyingParty(settings);
  const { verified, registrationInfo } = await orInvalid(400, () =>
    verifyRegistrationResponse({
      response: v.parse(NewCredentialSchema, credential),
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified) throw new InvalidPasskey(400, 'attestation');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: base64url.encode(publicKey),
    signature_count: counter,
    transports: JSON.stringify(transports),
    aaguid: registrationInfo.aaguid,
  };
}
