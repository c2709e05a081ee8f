import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { loginText } from '../../../content/accounts/login.ts';
import { fetchPasskeyLoginOptions, loginWithPasskey } from '../../../lib/api.ts';
import { noteSignedIn } from '../../session/session.ts';
import { failureMessage } from '../failure-message.ts';
import { isCeremonyEnded } from './is-ceremony-ended.ts';

export type PasskeyLogin =
  | { readonly kind: 'done' }
  /** Canceled by the visitor or by another sign-in method. */
  | { readonly kind: 'cancelled' }
  /** Failed before the passkey reached the Worker. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** Rejected by the Worker. */
  | { readonly kind: 'refused'; readonly message: string };

interface PasskeyLoginOptions {
  /** `autofill` offers passkeys in the email field and waits; `dialog` prompts immediately. */
  by: 'autofill' | 'dialog';
  /** Read after the ceremony, because the visitor may tick the box while it runs. */
  isRemembered: () => boolean;
  signal: AbortSignal;
}

/** Runs the WebAuthn ceremony, starts a session with the Worker and notes who is signed in. */
export async function logInWithPasskey({
  by,
  isRemembered,
  signal,
}: PasskeyLoginOptions): Promise<PasskeyLogin> {
  let credential: object;
  try {
    const asked = await fetchPasskeyLoginOptions();
    if (signal.aborted) return { kind: 'cancelled' };
    if (!asked.ok) {
      return { kind: 'unavailable', message: failureMessage(asked.failure, loginText.passkey) };
    }
    const optionsJSON = asked.data.options;
    if (!isRequest(optionsJSON)) return unusable;

    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    credential = await startAuthentication({ optionsJSON, useBrowserAutofill: by === 'autofill' });
  } catch (error) {
    return isCeremonyEnded(error) ? { kind: 'cancelled' } : unusable;
  }
  if (signal.aborted) return { kind: 'cancelled' };

  const remember = isRemembered();
  const outcome = await loginWithPasskey(credential, remember);
  if (!outcome.ok) {
    return { kind: 'refused', message: failureMessage(outcome.failure, loginText.passkey) };
  }
  noteSignedIn(outcome.data.user, remember);
  return { kind: 'done' };
}

const unusable: PasskeyLogin = { kind: 'unavailable', message: loginText.passkey.failed };

function isRequest(options: object): options is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options && typeof options.challenge === 'string';
}
