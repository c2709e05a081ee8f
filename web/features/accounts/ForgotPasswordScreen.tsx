import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { forgotPasswordText } from '../../content/accounts/recovery.ts';
import { forgotPassword } from '../../lib/api.ts';
import { AccountForm } from './entrance/AccountForm.tsx';
import styles from './entrance/Entrance.module.css';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import { EmailField, looksLikeEmail } from './entrance/fields.tsx';
import { MailPanel, SendAgain, useEmailForm } from './entrance/mail-sent.tsx';

/** Asks for an address; the response is the same whether or not an account exists. */
export function ForgotPasswordScreen() {
  const { form, sentTo } = useEmailForm(forgotPassword);

  const { meta, sent } = forgotPasswordText;
  const line = lineOf(forgotPasswordText.line, {
    email: sentTo || looksLikeEmail(form.typed('email')) ? 'passed' : 'waiting',
    mail: sentTo || form.isSending ? 'running' : 'waiting',
  });

  if (sentTo) {
    return (
      <Entrance meta={meta} heading={sent.heading} lead={sent.lead} line={line}>
        <MailPanel to={sentTo} validFor={sent.validFor} />
        <SendAgain send={() => forgotPassword({ email: sentTo })} />
        <ButtonLink to="/login" look="quiet">
          Back to login
        </ButtonLink>
      </Entrance>
    );
  }
  const { heading, lead, back } = forgotPasswordText;
  return (
    <Entrance meta={meta} heading={heading} lead={lead} line={line}>
      <AccountForm form={form} words={forgotPasswordText} action="/api/forgot-password">
        <EmailField value={form.typed('email')} error={form.errorOf('email')} />
      </AccountForm>
      <p className={styles.aside}>
        {back} <Link to="/login">Back to login</Link>
      </p>
    </Entrance>
  );
}
