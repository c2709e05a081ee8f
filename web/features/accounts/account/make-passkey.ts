import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { type ApiFailure, addPasskey, fetchNewPasskeyOptions } from '../../../lib/api.ts';
import { isCeremonyEnded } from '../entrance/existing-passkey.ts';
import type { WithProof } from './open-account.ts';

export type NewPasskey =
  | { readonly kind: 'done' }
  /** Client-side failure: browser, authenticator or visitor. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

const text = accountParts.passkeys;

/**
 * @param name display name on the account page; the Worker chooses one if it is empty.
 * @param withProof gets a fresh proof of identity if the Worker asks for one.
 */
export async function makePasskey(name: string, withProof: WithProof): Promise<NewPasskey> {
  const asked = await withProof(fetchNewPasskeyOptions);
  if (!asked.ok) return { kind: 'refused', failure: asked.failure };
  const optionsJSON = asked.data.options;
  if (!isCreation(optionsJSON)) return { kind: 'failed', message: text.failed };

  let credential: Pick<RegistrationResponseJSON, keyof RegistrationResponseJSON>;
  try {
    credential = await startRegistration({ optionsJSON });
  } catch (error) {
    return { kind: 'failed', message: explain(error) };
  }
  const outcome = await withProof(() => addPasskey({ credential, name }));
  return outcome.ok ? { kind: 'done' } : { kind: 'refused', failure: outcome.failure };
}

function explain(error: unknown): string {
  // WebAuthn §6.3.2: the authenticator already holds one of the excluded credentials.
  if (error instanceof Error && error.name === 'InvalidStateError') return text.known;
  return isCeremonyEnded(error) ? text.cancelled : text.failed;
}

function isCreation(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options && 'user' in options && 'rp' in options;
}
