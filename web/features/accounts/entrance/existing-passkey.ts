import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import {
  type ApiFailure,
  type ApiOutcome,
  fetchPasskeyLoginOptions,
  loginWithPasskey,
  provePasskey,
} from '../../../lib/api.ts';
import { noteSignedIn } from '../../session/session.ts';
import { signalUnknownPasskey } from './passkey-signals.ts';

/** The uses of an existing passkey, as one chunk with the WebAuthn library. */

/** A mapped type, since the library's interface lacks the index signature of the Worker's schema. */
type Credential = Pick<AuthenticationResponseJSON, keyof AuthenticationResponseJSON>;

export type PasskeyOutcome =
  | { readonly kind: 'done' }
  /** By the visitor or by the signal. */
  | { readonly kind: 'cancelled' }
  /** The browser cannot use a passkey here. */
  | { readonly kind: 'unusable' }
  /** The Worker gave no challenge, or it rejected the passkey. */
  | { readonly kind: 'unavailable' | 'refused'; readonly failure: ApiFailure };

interface PasskeyRequest {
  /** `autofill` offers passkeys in the email field and waits; `dialog` prompts immediately. */
  by: 'autofill' | 'dialog';
  signal: AbortSignal;
}

interface PasskeyLoginRequest extends PasskeyRequest {
  /** Read after the ceremony, because the visitor may tick the box while it runs. */
  isRemembered: () => boolean;
}

/** Starts a session with the Worker and notes who is signed in. */
export function logInWithPasskey({ isRemembered, ...request }: PasskeyLoginRequest) {
  return askForPasskey(request, async (credential) => {
    const remember = isRemembered();
    const outcome = await loginWithPasskey({ credential, remember });
    if (outcome.ok) noteSignedIn(outcome.data.user, remember);
    return outcome;
  });
}

/** Proves to the Worker that the signed-in visitor is the owner of the account. */
export function proveWithPasskey(signal: AbortSignal) {
  return askForPasskey({ by: 'dialog', signal }, (credential) => provePasskey({ credential }));
}

async function askForPasskey(
  { by, signal }: PasskeyRequest,
  send: (credential: Credential) => Promise<ApiOutcome<unknown>>,
): Promise<PasskeyOutcome> {
  let credential: Credential;
  try {
    const asked = await fetchPasskeyLoginOptions();
    if (signal.aborted) return { kind: 'cancelled' };
    if (!asked.ok) return { kind: 'unavailable', failure: asked.failure };
    const optionsJSON = asked.data.options;
    if (!isRequest(optionsJSON)) return { kind: 'unusable' };

    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
    const useBrowserAutofill = by === 'autofill';
    credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
    if (signal.aborted) return { kind: 'cancelled' };
  } catch (error) {
    return { kind: isCeremonyEnded(error) ? 'cancelled' : 'unusable' };
  }
  const outcome = await send(credential);
  if (outcome.ok) return { kind: 'done' };
  const { failure } = outcome;
  if (failure.kind === 'refused' && failure.code === 'unknown_passkey') {
    signalUnknownPasskey(credential.id);
  }
  return { kind: 'refused', failure };
}

function isRequest(options: object): options is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options && typeof options.challenge === 'string';
}

/** Canceled by the user, a timeout or another ceremony; browsers don't distinguish these. */
const ENDED = ['AbortError', 'NotAllowedError'];

export function isCeremonyEnded(error: unknown): boolean {
  return error instanceof Error && ENDED.includes(error.name);
}
