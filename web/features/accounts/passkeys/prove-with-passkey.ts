import { type ApiFailure, provePasskey } from '../../../lib/api.ts';
import { askForPasskey } from './ask-for-passkey.ts';

export type PasskeyProof =
  | { readonly kind: 'done' }
  /** Canceled by the visitor or by `signal`. */
  | { readonly kind: 'cancelled' }
  /** The browser cannot use a passkey here. */
  | { readonly kind: 'unusable' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

/** Proves to the Worker with a passkey that the signed-in visitor is the owner of the account. */
export async function proveWithPasskey(signal: AbortSignal): Promise<PasskeyProof> {
  const answer = await askForPasskey({ by: 'dialog', signal });
  if (answer.kind === 'unavailable') return { kind: 'refused', failure: answer.failure };
  if (answer.kind !== 'given') return answer;
  const outcome = await provePasskey({ credential: answer.credential });
  return outcome.ok ? { kind: 'done' } : { kind: 'refused', failure: outcome.failure };
}
