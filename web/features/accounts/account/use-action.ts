import { useState } from 'react';
import type { ApiOutcome } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';
import { useOpenAccount } from './account-context.ts';

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
