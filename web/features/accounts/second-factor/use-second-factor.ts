import { useState } from 'react';
import type { SecondFactorSetup } from '../../../../worker/contract/second-factor.ts';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import {
  disableSecondFactor,
  keepSecondFactor,
  makeRecoveryCodes,
  saveRecoveryCodes,
  setUpSecondFactor,
} from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { useAction } from '../account/use-action.ts';

/** What the section shows besides the state of the account. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'set-up'; readonly setup: SecondFactorSetup }
  /** `replaces`: the codes are of use only once they are saved, and the old ones until then. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly replaces: boolean };

/** State of the second factor's section; one request at a time. */
export function useSecondFactor() {
  const { noteChange } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const [step, setStep] = useState<Step>({ kind: 'rest' });

  // Nothing is reloaded before the codes are saved: a failure would take them off the screen.
  function showCodes(codes: readonly string[], replaces: boolean): void {
    setStep({ kind: 'codes', codes, replaces });
  }

  async function close(done: string): Promise<void> {
    await noteChange(done);
    setStep({ kind: 'rest' });
  }

  function noteSaved(): Promise<void> {
    if (step.kind !== 'codes' || !step.replaces) return close(secondFactorText.enabled);
    const [code = ''] = step.codes;
    return run({
      id: 'save',
      call: () => saveRecoveryCodes(code),
      done: () => close(secondFactorText.made),
    });
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
    finish: (codes: readonly string[]) => showCodes(codes, false),
    noteSaved,
    makeCodes: () =>
      run({
        id: 'new-codes',
        call: makeRecoveryCodes,
        done: ({ recoveryCodes }) => showCodes(recoveryCodes, true),
      }),
    disable: () =>
      run({ id: 'disable', call: disableSecondFactor, done: secondFactorText.disabled }),
    keep: () => run({ id: 'keep', call: keepSecondFactor, done: secondFactorText.removal.kept }),
    rest: () => setStep({ kind: 'rest' }),
  };
}
