import { useId } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { findNameFault } from '../../../../worker/contract/name-rules.ts';
import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { InputField } from '../../../components/forms/Field.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { requiredText } from '../../../content/accounts/entrance.ts';
import { changeEmail, changePassword, changeProfile } from '../../../lib/api.ts';
import { useAccountForm } from '../entrance/AccountForm.tsx';
import { EmailField } from '../entrance/fields.tsx';
import { NewPasswordField } from '../entrance/NewPasswordField.tsx';
import { AccountSection, Disclosure, LockableForm } from './AccountSection.tsx';
import { useOpenAccount } from './open-account.ts';

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

const emailText = accountParts.email;

export function EmailSection() {
  const { account, lockedBy } = useOpenAccount();
  const { user, isEmailVerified, pendingEmail } = account;
  const reasonId = useId();
  const isLocked = !isEmailVerified && lockedBy === undefined;

  return (
    <AccountSection title={emailText.title} lead={emailText.lead}>
      {pendingEmail && (
        <Notice kind="info">
          <strong>{pendingEmail}</strong> {emailText.pending}
        </Notice>
      )}
      <Disclosure
        fact={
          <>
            <strong>{user.email}</strong>
            <Tag state={isEmailVerified ? 'passed' : 'running'}>
              {isEmailVerified ? emailText.confirmed : emailText.unconfirmed}
            </Tag>
          </>
        }
        label={emailText.change}
      >
        {(close) => (
          <>
            {isLocked && <p id={reasonId}>{accountParts.unverified}</p>}
            <ChangeEmailForm reasonId={isLocked ? reasonId : undefined} onDone={close} />
          </>
        )}
      </Disclosure>
    </AccountSection>
  );
}

interface ChangeEmailFormProps {
  reasonId: string | undefined;
  onDone: () => void;
}

function ChangeEmailForm({ reasonId, onDone }: ChangeEmailFormProps) {
  const { withProof, noteChange, noteFailure } = useOpenAccount();
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => ({ email: findEmailFault(typed('email')) }),
    send: (typed) => withProof(() => changeEmail({ email: typed('email').trim() })),
    onDone: async () => {
      form.reset();
      onDone();
      await noteChange(emailText.done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm form={form} words={emailText} label={emailText.change} reasonId={reasonId}>
      <EmailField
        label={emailText.label}
        value={form.typed('email')}
        error={form.errorOf('email')}
        autoComplete="email"
      />
    </LockableForm>
  );
}

const passwordText = accountParts.password;

export function PasswordSection() {
  const { hasPassword } = useOpenAccount().account;
  return (
    <AccountSection title={passwordText.title} lead={passwordText.lead}>
      <Disclosure
        fact={
          <Tag state={hasPassword ? 'passed' : 'waiting'}>
            {hasPassword ? passwordText.isSet : passwordText.isMissing}
          </Tag>
        }
        label={hasPassword ? passwordText.change : passwordText.set}
      >
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
      await noteChange(passwordText.done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm
      form={form}
      words={passwordText}
      label={hasPassword ? passwordText.change : passwordText.set}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        label={passwordText.next}
        name="newPassword"
        value={form.typed('newPassword')}
        owner={user}
        error={form.errorOf('newPassword')}
      />
      <Checkbox name="endOtherSessions" defaultChecked>
        {passwordText.endOthers}
      </Checkbox>
    </LockableForm>
  );
}
