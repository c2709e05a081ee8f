import { createContext, useContext, useRef, useState } from 'react';
import type { AccountSuccess } from '../../../../worker/contract/accounts.ts';
import type { ApiFailure, ApiOutcome } from '../../../lib/api.ts';
import { failureMessage } from '../entrance/failure-message.ts';

interface OpenAccount {
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

export type WithProof = <Data>(call: () => Promise<ApiOutcome<Data>>) => Promise<ApiOutcome<Data>>;

/** Asks for a fresh proof of identity whenever the Worker wants one, and then repeats the call. */
export function useProof() {
  const [isAsking, setIsAsking] = useState(false);
  // Calls that are refused at the same time share one dialog.
  const pending = useRef<PromiseWithResolvers<boolean>>(undefined);

  function ask(): Promise<boolean> {
    pending.current ??= Promise.withResolvers();
    setIsAsking(true);
    return pending.current.promise;
  }

  function endAsking(hasProven: boolean): void {
    setIsAsking(false);
    pending.current?.resolve(hasProven);
    pending.current = undefined;
  }

  /** @returns the refusal if the visitor cancels the dialog. */
  const withProof: WithProof = async (call) => {
    let outcome = await call();
    while (!outcome.ok && isProofRequired(outcome.failure) && (await ask())) outcome = await call();
    return outcome;
  };

  return { withProof, isAsking, endAsking };
}

/** Whether a call was refused because the last proof of identity is too old. */
export function isProofRequired(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'proof_required';
}

interface Action<Data> {
  /** Identifies the button among several. */
  readonly id: string;
  readonly call: () => Promise<ApiOutcome<Data>>;
  /** Message shown on success, or what happens then. */
  readonly done: string | ((data: Data) => unknown);
}

/** State for buttons that each send one request: one request at a time, with an error message. */
export function useAction() {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const [busyId, setBusyId] = useState<string>();
  const [message, setMessage] = useState<string>();

  async function run<Data>({ id, call, done }: Action<Data>): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(id);
    setMessage(undefined);
    const outcome = await withProof(call);
    if (outcome.ok) await (typeof done === 'string' ? noteChange(done) : done(outcome.data));
    else if (!noteFailure(outcome.failure)) setMessage(failureMessage(outcome.failure));
    setBusyId(undefined);
  }

  return { run, busyId, message };
}

type SignInMethods = Pick<AccountSuccess, 'hasPassword' | 'connections' | 'passkeys'>;

/** Counts the sign-in methods of an account; the last one cannot be removed. */
export function countSignInMethods({ hasPassword, connections, passkeys }: SignInMethods): number {
  return Number(hasPassword) + connections.length + passkeys.length;
}
