import { createContext, useContext } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import type { ApiFailure } from '../../../lib/api.ts';
import type { WithProof } from '../proof/use-proof.ts';

export interface OpenAccount {
  readonly account: AccountSuccess;
  /**
   * Id of the element that explains why nothing can be changed; undefined when changes are allowed.
   */
  readonly lockedBy: string | undefined;
  /** Shows a success message and reloads the account. */
  readonly noteChange: (message: string) => Promise<void>;
  /**
   * Makes a call; if the Worker asks for a fresh proof of identity, gets one in a dialog and repeats
   * the call.
   */
  readonly withProof: WithProof;
  /**
   * Returns to the sign-in prompt if the session has expired.
   * @returns whether there is nothing to show, as for a proof that the visitor canceled.
   */
  readonly noteFailure: (failure: ApiFailure) => boolean;
  readonly noteDeletion: () => void;
}

export const AccountContext = createContext<OpenAccount | undefined>(undefined);

/** @throws Error when used outside of a loaded account. */
export function useOpenAccount(): OpenAccount {
  const open = useContext(AccountContext);
  if (!open) throw new Error('This part of the account screen needs an account.');
  return open;
}
