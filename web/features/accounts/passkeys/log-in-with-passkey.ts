import { loginText } from '../../../content/accounts/login.ts';
import { loginWithPasskey } from '../../../lib/api.ts';
import { noteSignedIn } from '../../session/session.ts';
import { failureMessage } from '../failure-message.ts';
import { askForPasskey } from './ask-for-passkey.ts';

export type PasskeyLogin =
  | { readonly kind: 'done' }
  /** Canceled by the visitor or by another sign-in method. */
  | { readonly kind: 'cancelled' }
  /** Failed before the passkey reached the Worker. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** Rejected by the Worker. */
  | { readonly kind: 'refused'; readonly message: string };

interface PasskeyLoginOptions {
  /** As for `askForPasskey`. */
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
  const answer = await askForPasskey({ by, signal });
  switch (answer.kind) {
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'unusable':
      return { kind: 'unavailable', message: loginText.passkey.failed };
    case 'unavailable':
      return { kind: 'unavailable', message: failureMessage(answer.failure, loginText.passkey) };
    case 'given': {
      const remember = isRemembered();
      const outcome = await loginWithPasskey({ credential: answer.credential, remember });
      if (!outcome.ok) {
        return { kind: 'refused', message: failureMessage(outcome.failure, loginText.passkey) };
      }
      noteSignedIn(outcome.data.user, remember);
      return { kind: 'done' };
    }
  }
}
