import { createContext, useContext } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import type { ApiFailure } from '../../../lib/api.ts';

export interface OpenAccount {
  readonly account: AccountSuccess;
  /** Id of the words that say why nothing can be changed; undefined if it can. */
  readonly lockedBy: string | undefined;
  /** Says what was done, and shows the account as it is now. */
  readonly noteChange: (message: string) => Promise<void>;
  /** Leads back to the prompt when the session is over. @returns whether it was. */
  readonly noteFailure: (failure: ApiFailure) => boolean;
  readonly noteDeletion: () => void;
}

export const AccountContext = createContext<OpenAccount | undefined>(undefined);

/** @throws Error outside of an account that has loaded. */
export function useOpenAccount(): OpenAccount {
  const open = useContext(AccountContext);
  if (!open) throw new Error('This part of the account screen needs an account.');
  return open;
}
