import { useId } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { findNameFault } from '../../../../worker/contract/name-rules.ts';
import { InputField } from '../../../components/forms/Field.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-sections.ts';
import { verifyBanner } from '../../../content/accounts/register.ts';
import { changeEmail, changeProfile, resendVerification } from '../../../lib/api.ts';
import { EmailField } from '../entrance/fields.tsx';
import { useSendAgain } from '../entrance/mail-sent.tsx';
import { useAccountForm } from '../entrance/use-account-form.ts';
import styles from './Account.module.css';
import { AccountSection, Disclosure, LockableButton, LockableForm } from './AccountSection.tsx';
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
      <p className={styles.fact}>
        <strong>{user.email}</strong>
        <Tag state={isEmailVerified ? 'passed' : 'running'}>
          {isEmailVerified ? emailText.confirmed : emailText.unconfirmed}
        </Tag>
      </p>
      {!isEmailVerified && <ResendButton email={user.email} />}
      {pendingEmail && (
        <Notice kind="info">
          <strong>{pendingEmail}</strong> {emailText.pending}
        </Notice>
      )}
      <Disclosure label={emailText.change}>
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

function ResendButton({ email }: { email: string }) {
  const { press, isSending, secondsLeft, message } = useSendAgain(() =>
    resendVerification({ email }),
  );
  return (
    <div className={styles.actions}>
      <LockableButton isBusy={isSending || secondsLeft > 0} onClick={press}>
        {isSending ? verifyBanner.sending : emailText.resend}
      </LockableButton>
      <p role="status">{message}</p>
    </div>
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
