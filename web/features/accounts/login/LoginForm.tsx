import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { failureText, requiredText } from '../../../content/accounts/entrance.ts';
import { loginText } from '../../../content/accounts/login.ts';
import { settings } from '../../../content/site.ts';
import { AccountForm, useAccountForm } from '../entrance/AccountForm.tsx';
import styles from '../entrance/Entrance.module.css';
import { Entrance, lineOf } from '../entrance/Entrance.tsx';
import { failureMessage } from '../entrance/failure-message.ts';
import { EmailField, looksLikeEmail, PasswordField } from '../entrance/fields.tsx';
import { callSignIn } from './load-sign-in.ts';
import { OtherMethods, useOtherMethods } from './OtherMethods.tsx';
import { type SignIn, SignInMessage } from './sign-in-outcome.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

interface LoginFormProps {
  signIn: SignIn | undefined;
  /** Whether this browser may have a session, so that the form may not be needed. */
  isVeiled: boolean;
  /** Shows the step that asks for a code. Rejects if it cannot be loaded. */
  onCodeNeeded: () => Promise<void>;
  onEmailChange: (email: string) => void;
}

/** Email and password, plus the other sign-in methods. Remember Me applies to all of them. */
export function LoginForm({ signIn, isVeiled, onCodeNeeded, onEmailChange }: LoginFormProps) {
  const navigate = useNavigate();
  const openWorkspace = () => navigate({ to: '/devops-on-boarding' });
  const [hasPassed, setHasPassed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const form = useAccountForm({
    names: ['email', 'password', 'remember'],
    check: (typed) => ({
      email: findEmailFault(typed('email')),
      password: typed('password') ? undefined : requiredText.password,
    }),
    send: (typed) => {
      otherMethods.forgetMessage();
      return callSignIn((signIn) =>
        signIn.logInWithPassword({
          email: typed('email').trim(),
          password: typed('password'),
          remember: typed('remember') !== '',
        }),
      );
    },
    explain: (failure) => {
      const code = failure.kind === 'refused' ? failure.code : undefined;
      setIsRefused(code === 'invalid_credentials');
      if (code === 'not_signed_in') return loginText.cookiesBlocked;
      return failureMessage(failure, failureText.login);
    },
    onDone: (answer) => {
      setHasPassed(true);
      return 'user' in answer ? openWorkspace() : askForCode();
    },
  });
  function askForCode(): Promise<void> {
    return onCodeNeeded().catch(() => {
      setHasPassed(false);
      form.say(failureText.network);
    });
  }

  const typedEmail = form.typed('email');
  useEffect(() => onEmailChange(typedEmail), [typedEmail, onEmailChange]);

  const isRemembered = () => form.typed('remember') !== '';
  const otherMethods = useOtherMethods({
    onBegin: () => form.say(undefined),
    isRemembered,
    onDone: openWorkspace,
  });
  const isBusy = form.isSending || hasPassed || otherMethods.busyWith !== undefined;
  usePasskeyAutofill({
    isActive: !isVeiled && !isBusy && signIn?.outcome !== 'done',
    isRemembered,
    onDone: openWorkspace,
    onRefused: (message) => {
      otherMethods.forgetMessage();
      form.say(message);
    },
  });

  const { meta, heading, lead, line } = loginText;

  return (
    <Entrance
      meta={meta}
      heading={heading}
      lead={lead}
      line={lineOf(line, {
        email: looksLikeEmail(typedEmail) ? 'passed' : 'waiting',
        password: form.typed('password') ? 'passed' : 'waiting',
        session: hasPassed
          ? 'passed'
          : form.isSending
            ? 'running'
            : form.message === undefined
              ? 'waiting'
              : 'failed',
        workspace: hasPassed ? 'running' : 'waiting',
      })}
      isVeiled={isVeiled}
      aside={
        settings.demoAccounts.length > 0 && (
          <DemoAccounts
            isVeiled={isVeiled}
            onChoose={(email, password) => form.fillIn({ email, password })}
          />
        )
      }
    >
      {signIn && form.message === undefined && otherMethods.message === undefined && (
        <SignInMessage signIn={signIn} />
      )}
      <AccountForm
        form={{ ...form, isSending: form.isSending || hasPassed }}
        words={{ button: 'Login Now', sending: 'Logging in…' }}
        action="/api/login"
      >
        <EmailField
          value={typedEmail}
          error={form.errorOf('email')}
          autoComplete="username webauthn"
        />
        <PasswordField
          error={form.errorOf('password')}
          {...(isRefused && form.message !== undefined && { 'aria-invalid': true })}
        />
        <div className={styles.options}>
          <Checkbox name="remember">Remember Me</Checkbox>
          <Link to="/forgot-password">Forgot Password?</Link>
        </div>
      </AccountForm>
      <OtherMethods {...otherMethods} />
      <p className={styles.aside}>
        New here? <Link to="/register">Create Account</Link>
      </p>
    </Entrance>
  );
}

interface DemoAccountsProps {
  /** Hides it with the form. */
  isVeiled: boolean;
  onChoose: (email: string, password: string) => void;
}

/** Lists the demo accounts with their passwords; choosing one fills in the form. */
function DemoAccounts({ isVeiled, onChoose }: DemoAccountsProps) {
  return (
    <section className={styles.ways} aria-label="Demo accounts" data-veiled={isVeiled || undefined}>
      <h2>{loginText.demo.title}</h2>
      <p className="muted">{loginText.demo.lead}</p>
      {settings.demoAccounts.map(({ email, username, password }) => (
        <button key={email} type="button" onClick={() => onChoose(email, password)}>
          <strong>{username}</strong>
          <span>{email}</span>
          <span>{password}</span>
        </button>
      ))}
    </section>
  );
}
