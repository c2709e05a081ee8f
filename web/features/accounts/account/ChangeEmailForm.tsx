import { accountParts } from '../../../content/accounts/account-parts.ts';
import { requiredText } from '../../../content/accounts/failures.ts';
import { changeEmail } from '../../../lib/api.ts';
import { emailFaults } from '../email-faults.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import { PasswordField } from '../entrance/PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useOpenAccount } from './account-context.ts';
import { LockableForm } from './LockableForm.tsx';

const { change, label, button, sending, done } = accountParts.email;

interface ChangeEmailFormProps {
  lockedBy: string | undefined;
  onDone: () => void;
}

/** Asks for the new address, and for the password in case the session is not used by its owner. */
export function ChangeEmailForm({ lockedBy, onDone }: ChangeEmailFormProps) {
  const { noteChange, noteFailure } = useOpenAccount();
  const form = useAccountForm({
    names: ['email', 'password'],
    check: (typed) => ({
      ...emailFaults(typed('email')),
      ...(!typed('password') && { password: requiredText.password }),
    }),
    send: (typed) => changeEmail({ email: typed('email').trim(), password: typed('password') }),
    onDone: async () => {
      form.reset();
      onDone();
      await noteChange(done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm
      form={form}
      lockedBy={lockedBy}
      label={change}
      submit={{ label: button, sendingLabel: sending }}
    >
      <EmailField
        label={label}
        value={form.typed('email')}
        error={form.errorOf('email')}
        autoComplete="email"
      />
      <PasswordField label={accountParts.password.current} error={form.errorOf('password')} />
    </LockableForm>
  );
}
