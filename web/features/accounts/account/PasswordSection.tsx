import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { requiredText } from '../../../content/accounts/entrance.ts';
import { changePassword } from '../../../lib/api.ts';
import { NewPasswordField } from '../entrance/NewPasswordField.tsx';
import { useAccountForm } from '../entrance/use-account-form.ts';
import styles from './Account.module.css';
import { AccountSection, Disclosure, LockableForm } from './AccountSection.tsx';
import { useOpenAccount } from './open-account.ts';

const { title, lead, change, set, isSet, isMissing, next, endOthers, done } = accountParts.password;

export function PasswordSection() {
  const { hasPassword } = useOpenAccount().account;
  return (
    <AccountSection title={title} lead={lead}>
      <p className={styles.fact}>
        <strong>{title}</strong>
        <Tag state={hasPassword ? 'passed' : 'waiting'}>{hasPassword ? isSet : isMissing}</Tag>
      </p>
      <Disclosure label={hasPassword ? change : set}>
        {(close) => <ChangePasswordForm onDone={close} />}
      </Disclosure>
    </AccountSection>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { account, withProof, noteChange, noteFailure } = useOpenAccount();
  const { hasPassword, user } = account;
  const form = useAccountForm({
    names: ['newPassword', 'endOtherSessions'],
    check: (typed) => (typed('newPassword') ? {} : { newPassword: requiredText.newPassword }),
    send: (typed) =>
      withProof(() =>
        changePassword({
          newPassword: typed('newPassword'),
          endOtherSessions: typed('endOtherSessions') !== '',
        }),
      ),
    onDone: async () => {
      form.reset();
      onDone();
      await noteChange(done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm form={form} words={accountParts.password} label={hasPassword ? change : set}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        label={next}
        name="newPassword"
        value={form.typed('newPassword')}
        owner={user}
        error={form.errorOf('newPassword')}
      />
      <label className={styles.choice}>
        <Checkbox name="endOtherSessions" defaultChecked /> <span>{endOthers}</span>
      </label>
    </LockableForm>
  );
}
