import { useEffect } from 'react';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { loginText } from '../../../content/accounts/login.ts';
import { needsEmailText } from '../../../content/accounts/sign-in-outcomes.ts';
import { sendOAuthEmail } from '../../../lib/api.ts';
import { findControl } from '../../../lib/use-form.ts';
import { AccountForm } from '../entrance/AccountForm.tsx';
import { Entrance, lineOf } from '../entrance/Entrance.tsx';
import { EmailField, looksLikeEmail } from '../entrance/fields.tsx';
import { MailPanel, SendAgain, useEmailForm } from '../entrance/mail-sent.tsx';

interface NeedsEmailScreenProps {
  /** What was typed into the login form that this screen replaces. */
  typedEmail: string;
}

/** For visitors whose provider did not supply a verified email address. */
export function NeedsEmailScreen({ typedEmail }: NeedsEmailScreenProps) {
  const { form, sentTo } = useEmailForm(sendOAuthEmail);

  // This screen replaces the login form, in which the visitor may already be typing.
  const { ref } = form.props;
  useEffect(() => findControl(ref.current, 'email')?.focus(), [ref]);

  const { heading, lead, line, sent, back } = needsEmailText;
  const isGiven = sentTo !== undefined || looksLikeEmail(form.typed('email'));
  const frame = {
    meta: loginText.meta,
    line: lineOf(line, {
      provider: 'passed',
      email: isGiven ? 'passed' : 'waiting',
      link: sentTo ? 'running' : 'waiting',
    }),
  };

  if (sentTo) {
    return (
      <Entrance {...frame} heading={sent.heading} lead={sent.lead}>
        <MailPanel to={sentTo} validFor={sent.validFor} />
        <SendAgain send={() => sendOAuthEmail({ email: sentTo })} />
        <ButtonLink to="/login" look="quiet" reloadDocument>
          {back}
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance {...frame} heading={heading} lead={lead}>
      <AccountForm form={form} words={needsEmailText}>
        <EmailField
          value={form.typed('email')}
          error={form.errorOf('email')}
          autoComplete="email"
          defaultValue={typedEmail}
        />
      </AccountForm>
    </Entrance>
  );
}
