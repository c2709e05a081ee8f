import { useEffect, useState } from 'react';
import type { VerifyEmailSuccess } from '../../../worker/contract/accounts.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { requiredText } from '../../content/accounts/entrance.ts';
import { confirmedTexts, verifyEmailText } from '../../content/accounts/register.ts';
import { type ApiFailure, resendVerification, verifyEmail } from '../../lib/api.ts';
import { findControl } from '../../lib/use-form.ts';
import { AccountForm, FormMessage, SubmitButton, useAccountForm } from './entrance/AccountForm.tsx';
import styles from './entrance/Entrance.module.css';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import { failureMessage } from './entrance/failure-message.ts';
import { EmailField, PasswordField } from './entrance/fields.tsx';
import { useEmailForm } from './entrance/mail-sent.tsx';
import { forgetDeadLink, forgetLinkToken, MailedLinkScreen } from './entrance/mailed-link.tsx';

const { meta, line, heading, lead, refused } = verifyEmailText;

/** Landing page of the link in a confirmation mail. */
export function VerifyEmailScreen() {
  return (
    <MailedLinkScreen
      text={verifyEmailText}
      lineOf={(link) => lineOf(line, { mail: 'passed', link })}
      way={<NewLinkForm />}
    >
      {(token, end) => (
        <Entrance
          meta={meta}
          line={lineOf(line, { mail: 'passed', link: 'passed' })}
          heading={heading}
          lead={lead}
        >
          <ConfirmAddressForm
            token={token}
            onDone={(purpose) => end(<ConfirmedScreen purpose={purpose} />)}
            onRefused={(message) => end(<RefusedScreen message={message} />)}
          />
        </Entrance>
      )}
    </MailedLinkScreen>
  );
}

function ConfirmedScreen({ purpose }: Pick<VerifyEmailSuccess, 'purpose'>) {
  const { onward, ...words } = confirmedTexts[purpose];
  return (
    <Entrance
      meta={meta}
      line={lineOf(line, { mail: 'passed', link: 'passed', confirmed: 'passed' })}
      {...words}
      isNextStep
    >
      <ButtonLink to={onward.to}>{onward.label}</ButtonLink>
    </Entrance>
  );
}

/** For a link that was used before, has expired or was issued for another browser: `message` says which. */
function RefusedScreen({ message }: { message: string }) {
  return (
    <Entrance
      meta={meta}
      line={lineOf(line, { mail: 'passed', link: 'failed' })}
      heading={refused.heading}
      isNextStep
    >
      <Notice kind="error">{message}</Notice>
      <p>{refused.lead}</p>
      <NewLinkForm />
    </Entrance>
  );
}

interface ConfirmAddressFormProps {
  token: string;
  onDone: (purpose: VerifyEmailSuccess['purpose']) => void;
  /** Called when the link does not work. */
  onRefused: (message: string) => void;
}

/**
 * Confirms an address at a press, so that a mail scanner that runs the page confirms nothing. Asks
 * for the password in a browser that did not ask for the link.
 */
function ConfirmAddressForm({ token, onDone, onRefused }: ConfirmAddressFormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useAccountForm({
    names: ['password'],
    check: (typed) =>
      needsPassword && !typed('password') ? { password: requiredText.password } : {},
    send: (typed) => verifyEmail({ token, ...(needsPassword && { password: typed('password') }) }),
    onDone: ({ purpose }) => {
      forgetLinkToken();
      onDone(purpose);
    },
    onFailure: (failure) => {
      if (forgetDeadLink(failure)) {
        onRefused(failureMessage(failure));
        return true;
      }
      if (needsPassword || !isPasswordRequired(failure)) return false;
      setNeedsPassword(true);
      return true;
    },
  });

  const { ref } = form.props;
  useEffect(() => {
    if (needsPassword) findControl(ref.current, 'password')?.focus();
  }, [needsPassword, ref]);

  return (
    <AccountForm form={form} words={verifyEmailText}>
      {needsPassword && (
        <>
          <Notice kind="info">{verifyEmailText.elsewhere}</Notice>
          <PasswordField error={form.errorOf('password')} />
        </>
      )}
    </AccountForm>
  );
}

function isPasswordRequired(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'password_required';
}

/** Sends a new confirmation mail to an address that the visitor enters. */
function NewLinkForm() {
  const { form, sentTo } = useEmailForm(resendVerification);
  const { resend } = verifyEmailText;

  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      <EmailField value={form.typed('email')} error={form.errorOf('email')} autoComplete="email" />
      {sentTo ? (
        <Notice kind="info">{resend.sent}</Notice>
      ) : (
        <SubmitButton isSending={form.isSending} words={resend} />
      )}
    </form>
  );
}
