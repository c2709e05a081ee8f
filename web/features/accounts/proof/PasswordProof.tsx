import { requiredText } from '../../../content/accounts/failures.ts';
import { proofText } from '../../../content/accounts/proof.ts';
import { codeFieldText } from '../../../content/accounts/second-factor.ts';
import { provePassword } from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { PasswordField } from '../entrance/PasswordField.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';

const { label, button, sending } = proofText.password;

export function PasswordProof({ onProven, onFailure }: ProofHandlers) {
  const { user, hasSecondFactor } = useOpenAccount().account;
  const form = useAccountForm({
    names: ['password', 'code'],
    check: (typed) => ({
      ...(!typed('password') && { password: requiredText.password }),
      ...(hasSecondFactor && !typed('code').trim() && { code: codeFieldText.required }),
    }),
    send: (typed) =>
      provePassword({
        password: typed('password'),
        ...(hasSecondFactor && { code: typed('code') }),
      }),
    onDone: onProven,
    onFailure,
  });

  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={label} error={form.errorOf('password')} />
      {hasSecondFactor && (
        <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
      )}
      <SubmitButton isSending={form.isSending} label={button} sendingLabel={sending} />
    </form>
  );
}
