import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { base64url } from 'jose';
import * as v from 'valibot';
import type { RequestContext } from '../../context.ts';
import { findPasskey, type OwnedPasskey } from '../../db/passkeys.ts';
import { AssertionSchema, encodeUserHandle } from './credentials.ts';
import { InvalidPasskey, orInvalid } from './invalid.ts';
import { relyingParty } from './relying-party.ts';

interface Proven {
  readonly passkey: OwnedPasskey;
  readonly signatureCount: number;
}

/**
 * Verifies a passkey assertion (WebAuthn §7.2). A signature count that does not increase is
 * rejected, because it indicates a cloned authenticator.
 *
 * @throws {InvalidPasskey} 401, also for an unknown or held passkey and a locked account.
 */
export async function verifyPasskeyLogin(
  { db, settings }: RequestContext,
  credential: unknown,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<Proven> {
  const response = await orInvalid(401, async () => v.parse(AssertionSchema, credential));
  const passkey = await findPasskey(db, response.id);
  if (passkey === null)
    throw new InvalidPasskey(401, 'unknown passkey', { code: 'unknown_passkey' });
  if (response.response.userHandle !== encodeUserHandle(passkey.user_id)) {
    throw new InvalidPasskey(401, 'user handle of another account');
  }
  const { id, origin } = relyingParty(settings);
  const { verified, authenticationInfo } = await orInvalid(401, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(base64url.decode(passkey.public_key)),
        counter: passkey.signature_count,
      },
    }),
  );
  if (!verified) throw new InvalidPasskey(401, 'signature');
  if (passkey.locked_at_ms !== null) throw new InvalidPasskey(401, 'locked account');
  // Whoever gets here holds the passkey, so the message tells no stranger anything.
  if (passkey.is_held === 1) {
    throw new InvalidPasskey(401, 'not confirmed after a reset', {
      message:
        'This passkey was added shortly before the password was reset, so it is blocked. Log in with the password, then confirm the passkey on your account page.',
    });
  }
  return { passkey, signatureCount: authenticationInfo.newCounter };
}
