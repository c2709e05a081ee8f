import { useState } from 'react';
import type { ApiOutcome } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';
import { useOpenAccount } from './account-context.ts';

interface Action {
  /** Identifies the button among several. */
  readonly id: string;
  readonly call: () => Promise<ApiOutcome<unknown>>;
  /** Message shown on success. */
  readonly done: string;
}

/** State for buttons that each send one request: one request at a time, with an error message. */
export function useAction() {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const [busyId, setBusyId] = useState<string>();
  const [message, setMessage] = useState<string>();

  async function run({ id, call, done }: Action): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(id);
    setMessage(undefined);
    const outcome = await withProof(call);
    if (outcome.ok) await noteChange(done);
    else if (!noteFailure(outcome.failure)) setMessage(failureMessage(outcome.failure));
    setBusyId(undefined);
  }

  return { run, busyId, message };
}
