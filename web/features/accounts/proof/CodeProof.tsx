import { InputField } from '../../../components/forms/Field.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { proofText } from '../../../content/accounts/proof.ts';
import { mailProofCode, proveCode } from '../../../lib/api.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { SendAgain } from '../mail/SendAgain.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';

const { sentTo, label, hint, required } = proofText.code;

/** Asks for the mailed code. */
export function CodeProof({ onProven, onFailure }: ProofHandlers) {
  const { user } = useOpenAccount().account;
  const form = useAccountForm({
    names: ['code'],
    check: (typed) => (typed('code').trim() ? {} : { code: required }),
    send: (typed) => proveCode({ code: typed('code') }),
    onDone: onProven,
    onFailure,
  });

  return (
    <>
      <AccountForm form={form} words={proofText.code} className={styles.form}>
        <Notice kind="info">
          {sentTo} <strong>{user.email}</strong>
        </Notice>
        {/* This form replaces the button that had the focus. */}
        <InputField
          ref={takeFocus}
          label={label}
          error={form.errorOf('code')}
          hint={hint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
      </AccountForm>
      <SendAgain send={mailProofCode} />
    </>
  );
}
