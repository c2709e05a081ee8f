import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { changeEmail } from '../../../lib/api.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useOpenAccount } from './account-context.ts';
import { LockableForm } from './LockableForm.tsx';

const { change, label, done } = accountParts.email;

interface ChangeEmailFormProps {
  reasonId: string | undefined;
  onDone: () => void;
}

export function ChangeEmailForm({ reasonId, onDone }: ChangeEmailFormProps) {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => ({ email: findEmailFault(typed('email')) }),
    send: (typed) => withProof(() => changeEmail({ email: typed('email').trim() })),
    onDone: async () => {
      form.reset();
      onDone();
      await noteChange(done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm form={form} words={accountParts.email} label={change} reasonId={reasonId}>
      <EmailField
        label={label}
        value={form.typed('email')}
        error={form.errorOf('email')}
        autoComplete="email"
      />
    </LockableForm>
  );
}
