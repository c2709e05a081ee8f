import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { type ApiFailure, fetchPasskeyLoginOptions } from '../../../lib/api.ts';
import { isCeremonyEnded } from './is-ceremony-ended.ts';

export type PasskeyAnswer =
  | { readonly kind: 'given'; readonly credential: object }
  /** Canceled by the visitor or by `signal`. */
  | { readonly kind: 'cancelled' }
  /** The browser cannot use a passkey here. */
  | { readonly kind: 'unusable' }
  /** The Worker gave no challenge. */
  | { readonly kind: 'unavailable'; readonly failure: ApiFailure };

interface PasskeyRequest {
  /** `autofill` offers passkeys in the email field and waits; `dialog` prompts immediately. */
  by: 'autofill' | 'dialog';
  signal: AbortSignal;
}

/** Runs the WebAuthn ceremony. The Worker still has to check the credential. */
export async function askForPasskey({ by, signal }: PasskeyRequest): Promise<PasskeyAnswer> {
  try {
    const asked = await fetchPasskeyLoginOptions();
    if (signal.aborted) return { kind: 'cancelled' };
    if (!asked.ok) return { kind: 'unavailable', failure: asked.failure };
    const optionsJSON = asked.data.options;
    if (!isRequest(optionsJSON)) return { kind: 'unusable' };

    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    const useBrowserAutofill = by === 'autofill';
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'given', credential };
  } catch (error) {
    return { kind: isCeremonyEnded(error) ? 'cancelled' : 'unusable' };
  }
}

function isRequest(options: object): options is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options && typeof options.challenge === 'string';
}
