import { useRef, useState } from 'react';
import type { ApiFailure, ApiOutcome } from '../../../lib/api.ts';

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
