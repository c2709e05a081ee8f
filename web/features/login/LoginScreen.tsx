import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/frame/PageHead.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Wordmark } from '../../components/ui/Wordmark.tsx';
import { loginText } from '../../content/accounts/login.ts';
import type { SignalState } from '../../content/signal.ts';
import { settings } from '../../content/site.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EmailField } from './EmailField.tsx';
import { LoginIllustration } from './LoginIllustration.tsx';
import styles from './LoginScreen.module.css';
import { looksLikeEmail } from './looks-like-email.ts';
import { PasswordField } from './PasswordField.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { useLoginForm } from './use-login-form.ts';

export function LoginScreen() {
  const { form, values, errors, status, fillIn, handleInput, handleSubmit } = useLoginForm();
  const isSending = status.state === 'sending';

  return (
    <div className={styles.login}>
      <PageHead {...loginText.meta} />
      <LoginIllustration
        lamps={{
          email: looksLikeEmail(values.email) ? 'passed' : 'waiting',
          password: values.password ? 'passed' : 'waiting',
          session: sessionLamp[status.state],
          workspace: status.state === 'passed' ? 'running' : 'waiting',
        }}
      />
      <div className={styles.side}>
        <div className={styles.column}>
          <Wordmark />
          <h1>{loginText.heading}</h1>
          <p className={styles.lead}>{loginText.lead}</p>
          {status.state === 'failed' && <Notice kind="error">{status.message}</Notice>}
          <form
            ref={form}
            className={styles.form}
            // Without the app a submit does nothing, rather than put a password into an address.
            method="dialog"
            noValidate
            onInput={handleInput}
            onSubmit={handleSubmit}
          >
            <EmailField looksRight={looksLikeEmail(values.email)} error={errors.email} />
            <PasswordField error={errors.password} />
            <div className={styles.options}>
              <label>
                <input type="checkbox" name="remember" /> Remember Me
              </label>
              <Link to="/forgot-password">Forgot Password?</Link>
            </div>
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? 'Logging in…' : 'Login Now'}
            </Button>
            <noscript>
              <p>
                Logging in needs JavaScript, which is switched off in this browser. Write to{' '}
                <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a> if you
                cannot switch it on.
              </p>
            </noscript>
          </form>
          <SocialSignIn />
          <p className={styles.register}>
            New here? <Link to="/register">Create Account</Link>
          </p>
          <DemoAccounts onChoose={fillIn} />
        </div>
      </div>
    </div>
  );
}

const sessionLamp: Record<ReturnType<typeof useLoginForm>['status']['state'], SignalState> = {
  idle: 'waiting',
  sending: 'running',
  passed: 'passed',
  failed: 'failed',
};
