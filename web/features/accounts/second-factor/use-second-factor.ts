import { useState } from 'react';
import type { SecondFactorSetup } from '../../../../worker/contract/second-factor.ts';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import {
  type ApiOutcome,
  disableSecondFactor,
  keepSecondFactor,
  makeRecoveryCodes,
  setUpSecondFactor,
} from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { failureMessage } from '../failure-message.ts';

/** What the section shows besides the state of the account. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'set-up'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

type Action = 'set-up' | 'new-codes' | 'disable' | 'keep';

/** State of the second factor's section; one request at a time. */
export function useSecondFactor() {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const [busyWith, setBusyWith] = useState<Action>();
  const [message, setMessage] = useState<string>();

  async function run<Data>(
    action: Action,
    call: () => Promise<ApiOutcome<Data>>,
    onDone: (data: Data) => unknown,
  ): Promise<void> {
    if (busyWith !== undefined) return;
    setBusyWith(action);
    setMessage(undefined);
    const outcome = await withProof(call);
    if (outcome.ok) await onDone(outcome.data);
    else if (!noteFailure(outcome.failure)) setMessage(failureMessage(outcome.failure));
    setBusyWith(undefined);
  }

  function showCodes(codes: readonly string[], done: string): Promise<void> {
    setStep({ kind: 'codes', codes });
    return noteChange(done);
  }

  return {
    step,
    busyWith,
    message,
    begin: () => run('set-up', setUpSecondFactor, (setup) => setStep({ kind: 'set-up', setup })),
    finish: (codes: readonly string[]) => showCodes(codes, secondFactorText.enabled),
    makeCodes: () =>
      run('new-codes', makeRecoveryCodes, ({ recoveryCodes }) =>
        showCodes(recoveryCodes, secondFactorText.made),
      ),
    disable: () => run('disable', disableSecondFactor, () => noteChange(secondFactorText.disabled)),
    keep: () => run('keep', keepSecondFactor, () => noteChange(secondFactorText.removal.kept)),
    rest: () => setStep({ kind: 'rest' }),
  };
}
