import { accountParts } from '../../../content/accounts/account-parts.ts';
import { requiredText } from '../../../content/accounts/failures.ts';
import { changePassword } from '../../../lib/api.ts';
import { PasswordField } from '../entrance/PasswordField.tsx';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Account.module.css';
import { useOpenAccount } from './account-context.ts';
import { LockableForm } from './LockableForm.tsx';

const { change, set, current, next, endOthers, button, sending, done } = accountParts.password;

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { account, lockedBy, noteChange, noteFailure } = useOpenAccount();
  const { hasPassword, user } = account;
  const form = useAccountForm({
    names: ['currentPassword', 'newPassword', 'endOtherSessions'],
    check: (typed) => ({
      ...(hasPassword &&
        !typed('currentPassword') && { currentPassword: requiredText.currentPassword }),
      ...(!typed('newPassword') && { newPassword: requiredText.newPassword }),
    }),
    send: (typed) =>
      changePassword({
        currentPassword: typed('currentPassword'),
        newPassword: typed('newPassword'),
        endOtherSessions: typed('endOtherSessions') !== '',
      }),
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
      label={hasPassword ? change : set}
      submit={{ label: button, sendingLabel: sending }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={current}
          name="currentPassword"
          error={form.errorOf('currentPassword')}
        />
      )}
      <NewPasswordField
        label={next}
        name="newPassword"
        value={form.typed('newPassword')}
        owner={user}
        error={form.errorOf('newPassword')}
      />
      <label className={styles.choice}>
        <input type="checkbox" name="endOtherSessions" defaultChecked /> {endOthers}
      </label>
    </LockableForm>
  );
}
