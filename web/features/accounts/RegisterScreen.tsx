import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { findEmailFault } from '../../../worker/contract/email-rules.ts';
import { findNameFault } from '../../../worker/contract/name-rules.ts';
import { Checkbox } from '../../components/forms/Checkbox.tsx';
import { InputField } from '../../components/forms/Field.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { requiredText } from '../../content/accounts/entrance.ts';
import { registerText } from '../../content/accounts/register.ts';
import { register, resendVerification } from '../../lib/api.ts';
import { AccountForm, useAccountForm } from './entrance/AccountForm.tsx';
import styles from './entrance/Entrance.module.css';
import { Entrance, lineOf } from './entrance/Entrance.tsx';
import { EmailField } from './entrance/fields.tsx';
import { MailPanel, SendAgain } from './entrance/mail-sent.tsx';
import { NewPasswordField } from './entrance/NewPasswordField.tsx';

/** Registration form, followed by the notice that a confirmation mail was sent. */
export function RegisterScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    names: ['username', 'email', 'password', 'acceptsTerms'],
    check: (typed) => ({
      username: findNameFault(typed('username')),
      email: findEmailFault(typed('email')),
      password: typed('password') ? undefined : requiredText.password,
      acceptsTerms: typed('acceptsTerms') ? undefined : requiredText.acceptsTerms,
    }),
    send: (typed) =>
      register({
        username: typed('username').trim(),
        email: typed('email').trim(),
        password: typed('password'),
        acceptsTerms: true,
      }),
    onDone: (_, typed) => setSentTo(typed('email').trim()),
  });
  const owner = { username: form.typed('username'), email: form.typed('email') };
  const { meta, sent } = registerText;
  if (sentTo) {
    const line = lineOf(registerText.line, {
      username: 'passed',
      email: 'running',
      password: 'passed',
      account: 'passed',
    });
    return (
      <Entrance meta={meta} heading={sent.heading} lead={sent.lead} line={line}>
        <MailPanel to={sentTo} validFor={sent.validFor} />
        <p>{sent.meanwhile}</p>
        <ButtonLink to="/login">{sent.login}</ButtonLink>
        <SendAgain send={() => resendVerification({ email: sentTo })} />
      </Entrance>
    );
  }
  return (
    <Entrance
      meta={meta}
      heading={registerText.heading}
      lead={registerText.lead}
      line={registerText.opens}
      aside={<WithoutAccount />}
    >
      <AccountForm form={form} words={registerText} action="/api/register">
        <InputField
          label="Your name"
          error={form.errorOf('username')}
          name="username"
          autoComplete="name"
          spellCheck={false}
          required
        />
        <EmailField value={owner.email} error={form.errorOf('email')} />
        <NewPasswordField
          value={form.typed('password')}
          owner={owner}
          error={form.errorOf('password')}
        />
        <ConsentBox error={form.errorOf('acceptsTerms')} />
      </AccountForm>
      <p className={styles.aside}>
        {registerText.login} <Link to="/login">Log in</Link>
      </p>
    </Entrance>
  );
}

/** What needs no account. */
function WithoutAccount() {
  const { title, items } = registerText.without;
  return (
    <section className={styles.ways}>
      <h2>{title}</h2>
      <div className="link-rows">
        {items.map(({ to, label, detail }) => (
          <Link key={to} to={to}>
            <b>{label}</b> <small>{detail}</small>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Consent to the terms. The links open in a new tab so that typed input is not lost. */
function ConsentBox({ error }: { error: string | undefined }) {
  const errorId = useId();
  const { before, terms, between, privacy } = registerText.consent;
  return (
    <div className={styles.consent}>
      <Checkbox
        name="acceptsTerms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {before}{' '}
        <Link to="/Termsofservice" target="_blank">
          {terms}
        </Link>{' '}
        {between}{' '}
        <Link to="/PrivacyPolicy" target="_blank">
          {privacy}
        </Link>
      </Checkbox>
      {error && (
        <p id={errorId} className="fault">
          {error}
        </p>
      )}
    </div>
  );
}
