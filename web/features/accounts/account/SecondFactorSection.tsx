import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { SecondFactor, SecondFactorSetup } from '../../../../worker/contract/second-factor.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { secondFactorText as text } from '../../../content/accounts/second-factor.ts';
import {
  disableSecondFactor,
  keepSecondFactor,
  makeRecoveryCodes,
  saveRecoveryCodes,
  setUpSecondFactor,
} from '../../../lib/api.ts';
import accountStyles from './Account.module.css';
import { AccountSection, LockableButton } from './AccountSection.tsx';
import { useAction, useOpenAccount } from './open-account.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { formatDay, formatMoment } from './when.ts';

// Lazy: few visits set up a second factor, and the QR code needs a library. The recovery codes are
// not: once they are made, nothing may fail that shows them.
const SetUpPanel = lazy(() => import('./SetUpPanel.tsx'));

const FEW_CODES = 2;

export function SecondFactorSection() {
  const { account, lockedBy } = useOpenAccount();
  const { secondFactor, isEmailVerified } = account;
  const actions = useSecondFactor();
  const { step, busyId, message } = actions;
  const section = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step.kind);
  const reasonId = useId();
  const isUnverified = !isEmailVerified && lockedBy === undefined;
  const isBusy = busyId !== undefined;
  const isOn = secondFactor !== undefined || step.kind === 'codes';

  // The panel that had the focus is gone: give it to the first button of the section.
  useEffect(() => {
    const hasClosed = step.kind === 'rest' && previousStep.current !== 'rest';
    previousStep.current = step.kind;
    if (hasClosed) section.current?.querySelector('button')?.focus();
  }, [step]);

  return (
    <AccountSection title={text.title} lead={text.lead}>
      <p className={accountStyles.fact}>
        <strong>{text.app}</strong>
        <Tag state={isOn ? 'passed' : 'waiting'}>{isOn ? text.on : text.off}</Tag>
        {secondFactor && <span>{`${text.since} ${formatDay(secondFactor.enabledAt)}`}</span>}
      </p>
      {message && <Notice kind="error">{message}</Notice>}
      <Suspense>
        {step.kind === 'set-up' && (
          <SetUpPanel setup={step.setup} onEnabled={actions.finish} onCancel={actions.rest} />
        )}
      </Suspense>
      {step.kind === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          isBusy={isBusy}
          onSaved={actions.noteSaved}
          onCancel={step.replaces ? actions.rest : undefined}
        />
      )}
      {step.kind === 'rest' && (
        <div ref={section} className={accountStyles.form}>
          {secondFactor ? (
            <>
              {secondFactor.removalDueAt && (
                <>
                  <Notice kind="info">
                    {`${text.removal.lead} ${formatMoment(secondFactor.removalDueAt)}.`}
                  </Notice>
                  <LockableButton isBusy={isBusy} onClick={actions.keep}>
                    {text.removal.keep}
                  </LockableButton>
                </>
              )}
              <CodesLeft {...secondFactor} />
              <p className="buttons">
                <LockableButton isBusy={isBusy} onClick={actions.makeCodes}>
                  {text.newCodes}
                </LockableButton>
                <span>{text.newCodesNote}</span>
              </p>
              <LockableButton isBusy={isBusy} data-danger="" onClick={actions.disable}>
                {text.disable}
              </LockableButton>
            </>
          ) : (
            <>
              {isUnverified && <p id={reasonId}>{text.unverified}</p>}
              <LockableButton
                reasonId={isUnverified ? reasonId : undefined}
                isBusy={isBusy}
                onClick={actions.begin}
              >
                {busyId === 'set-up' ? text.setUp.busy : text.setUp.button}
              </LockableButton>
            </>
          )}
        </div>
      )}
    </AccountSection>
  );
}

function CodesLeft({ recoveryCodesLeft: count }: SecondFactor) {
  return (
    <p>
      <span>{`${count} ${count === 1 ? text.left.one : text.left.other}. `}</span>
      <span>{count <= FEW_CODES && text.few}</span>
    </p>
  );
}

/** What the section shows besides the state of the account. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'set-up'; readonly setup: SecondFactorSetup }
  /** `replaces`: the codes are of use only once they are saved, and the old ones until then. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly replaces: boolean };

/** State of the second factor's section; one request at a time. */
function useSecondFactor() {
  const { noteChange } = useOpenAccount();
  const { run, busyId, message } = useAction();
  const [step, setStep] = useState<Step>({ kind: 'rest' });

  const rest = () => setStep({ kind: 'rest' });

  /** The codes come with the changed account: what follows them gives the focus to a part of it. */
  async function finish(codes: readonly string[]): Promise<void> {
    await noteChange(text.enabled);
    setStep({ kind: 'codes', codes, replaces: false });
  }

  async function noteSaved(): Promise<void> {
    if (step.kind !== 'codes' || !step.replaces) return rest();
    const [code = ''] = step.codes;
    await run({
      id: 'save',
      call: () => saveRecoveryCodes({ code }),
      done: async () => {
        await noteChange(text.made);
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
    disable: () => run({ id: 'disable', call: disableSecondFactor, done: text.disabled }),
    keep: () => run({ id: 'keep', call: keepSecondFactor, done: text.removal.kept }),
    rest,
  };
}
