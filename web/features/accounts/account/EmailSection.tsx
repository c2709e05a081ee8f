import { useId } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { verifyBanner } from '../../../content/accounts/verify-banner.ts';
import { changeEmail, resendVerification } from '../../../lib/api.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import { useSendAgain } from '../mail/use-send-again.ts';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { Disclosure } from './Disclosure.tsx';
import { LockableButton } from './LockableButton.tsx';
import { LockableForm } from './LockableForm.tsx';

const text = accountParts.email;

export function EmailSection() {
  const { account, lockedBy } = useOpenAccount();
  const { user, isEmailVerified, pendingEmail } = account;
  const reasonId = useId();
  const isLocked = !isEmailVerified && lockedBy === undefined;

  return (
    <AccountSection title={text.title} lead={text.lead}>
      <p className={styles.fact}>
        <strong>{user.email}</strong>
        <Tag state={isEmailVerified ? 'passed' : 'running'}>
          {isEmailVerified ? text.confirmed : text.unconfirmed}
        </Tag>
      </p>
      {!isEmailVerified && <ResendButton email={user.email} />}
      {pendingEmail && (
        <Notice kind="info">
          <strong>{pendingEmail}</strong> {text.pending}
        </Notice>
      )}
      <Disclosure label={text.change}>
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
        {isSending ? verifyBanner.sending : text.resend}
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
      await noteChange(text.done);
    },
    onFailure: noteFailure,
  });

  return (
    <LockableForm form={form} words={text} label={text.change} reasonId={reasonId}>
      <EmailField
        label={text.label}
        value={form.typed('email')}
        error={form.errorOf('email')}
        autoComplete="email"
      />
    </LockableForm>
  );
}
