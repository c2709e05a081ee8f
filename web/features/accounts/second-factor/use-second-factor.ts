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

  const rest = () => setStep({ kind: 'rest' });

  /** The codes come with the changed account: what follows them gives the focus to a part of it. */
  async function finish(codes: readonly string[]): Promise<void> {
    await noteChange(secondFactorText.enabled);
    setStep({ kind: 'codes', codes, replaces: false });
  }

  async function noteSaved(): Promise<void> {
    if (step.kind !== 'codes' || !step.replaces) return rest();
    const [code = ''] = step.codes;
    await run({
      id: 'save',
      call: () => saveRecoveryCodes({ code }),
      done: async () => {
        await noteChange(secondFactorText.made);
        rest();
      },
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
    finish,
    noteSaved,
    makeCodes: () =>
      run({
        id: 'new-codes',
        call: makeRecoveryCodes,
        done: ({ recoveryCodes: codes }) => setStep({ kind: 'codes', codes, replaces: true }),
      }),
    disable: () =>
      run({ id: 'disable', call: disableSecondFactor, done: secondFactorText.disabled }),
    keep: () => run({ id: 'keep', call: keepSecondFactor, done: secondFactorText.removal.kept }),
    rest,
  };
}
