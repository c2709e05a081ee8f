import { requiredText } from '../../../content/accounts/failures.ts';
import { proofText } from '../../../content/accounts/proof.ts';
import { codeFieldText } from '../../../content/accounts/second-factor.ts';
import { provePassword } from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { PasswordField } from '../entrance/PasswordField.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';

export function PasswordProof({ onProven, onFailure }: ProofHandlers) {
  const { user, secondFactor } = useOpenAccount().account;
  const form = useAccountForm({
    names: ['password', 'code'],
    check: (typed) => ({
      ...(!typed('password') && { password: requiredText.password }),
      ...(secondFactor && !typed('code').trim() && { code: codeFieldText.required }),
    }),
    send: (typed) =>
      provePassword({
        password: typed('password'),
        ...(secondFactor && { code: typed('code') }),
      }),
    onDone: onProven,
    onFailure,
  });

  return (
    <AccountForm form={form} words={proofText.password} className={styles.form}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={proofText.password.label} error={form.errorOf('password')} />
      {secondFactor && (
        <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
      )}
    </AccountForm>
  );
}
