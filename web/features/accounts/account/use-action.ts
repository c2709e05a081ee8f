import { useState } from 'react';
import type { Done } from '../../../../worker/contract/answers.ts';
import type { ApiOutcome } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';
import { useOpenAccount } from './account-context.ts';

interface Action {
  /** Which of several buttons it is. */
  readonly id: string;
  readonly call: () => Promise<ApiOutcome<Done>>;
  /** Said when it is done. */
  readonly done: string;
}

/** Buttons that ask the Worker for one thing: one at a time, with words when it fails. */
export function useAction() {
  const { noteChange, noteFailure } = useOpenAccount();
  const [busyId, setBusyId] = useState<string>();
  const [message, setMessage] = useState<string>();

  async function run({ id, call, done }: Action): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(id);
    setMessage(undefined);
    const outcome = await call();
    if (outcome.ok) await noteChange(done);
    else if (!noteFailure(outcome.failure)) setMessage(failureMessage(outcome.failure));
    setBusyId(undefined);
  }

  return { run, busyId, message, setMessage };
}
