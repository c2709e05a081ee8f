import { findNameFault } from '../../../../worker/contract/name-rules.ts';
import { InputField } from '../../../components/forms/Field.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { changeProfile } from '../../../lib/api.ts';
import { useAccountForm } from '../use-account-form.ts';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { LockableForm } from './LockableForm.tsx';

const { title, lead, label, done } = accountParts.profile;

export function ProfileSection() {
  const { account, noteChange, noteFailure } = useOpenAccount();
  const form = useAccountForm({
    names: ['username'],
    check: (typed) => ({ username: findNameFault(typed('username')) }),
    send: (typed) => changeProfile({ username: typed('username').trim() }),
    onDone: () => noteChange(done),
    onFailure: noteFailure,
  });

  return (
    <AccountSection title={title} lead={lead}>
      <LockableForm form={form} words={accountParts.profile} look="quiet" label={title}>
        <InputField
          label={label}
          error={form.errorOf('username')}
          name="username"
          autoComplete="name"
          spellCheck={false}
          required
          defaultValue={account.user.username}
        />
      </LockableForm>
    </AccountSection>
  );
}
