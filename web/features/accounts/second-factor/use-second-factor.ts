import { useState } from 'react';
import type { SecondFactorSetup } from '../../../../worker/contract/second-factor.ts';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import {
  disableSecondFactor,
  keepSecondFactor,
  makeRecoveryCodes,
  setUpSecondFactor,
} from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { useAction } from '../account/use-action.ts';

/** What the section shows besides the state of the account. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'set-up'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** State of the second factor's section; one request at a time. */
export function useSecondFactor() {
  const { noteChange } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const [step, setStep] = useState<Step>({ kind: 'rest' });

  function showCodes(codes: readonly string[], done: string): Promise<void> {
    setStep({ kind: 'codes', codes });
    return noteChange(done);
  }

  return {
    step,
    busyId,
    message,
    begin: () =>
      run({
        id: 'set-up',
        call: setUpSecondFactor,
        done: (setup) => setStep({ kind: 'set-up', setup }),
      }),
    finish: (codes: readonly string[]) => showCodes(codes, secondFactorText.enabled),
    makeCodes: () =>
      run({
        id: 'new-codes',
        call: makeRecoveryCodes,
        done: ({ recoveryCodes }) => showCodes(recoveryCodes, secondFactorText.made),
      }),
    disable: () =>
      run({ id: 'disable', call: disableSecondFactor, done: secondFactorText.disabled }),
    keep: () => run({ id: 'keep', call: keepSecondFactor, done: secondFactorText.removal.kept }),
    rest: () => setStep({ kind: 'rest' }),
  };
}
