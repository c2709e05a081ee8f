import { type ComponentType, useEffect, useState } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { useSignInOutcome } from './use-sign-in-outcome.ts';

/** The login page. After a provider sign-in it may have to ask for a missing email address. */
export function LoginScreen() {
  const signIn = useSignInOutcome();
  const [email, setEmail] = useState('');
  const [NeedsEmail, setNeedsEmail] = useState<ComponentType<{ typedEmail: string }>>();
  const isEmailMissing = signIn?.outcome === 'needs-email';

  // Keep the form until the other screen has loaded: the visitor may be typing in it.
  useEffect(() => {
    if (!isEmailMissing) return;
    import('./NeedsEmailScreen.tsx')
      .then(({ NeedsEmailScreen }) => setNeedsEmail(() => NeedsEmailScreen))
      .catch(() => {});
  }, [isEmailMissing]);

  return NeedsEmail ? (
    <NeedsEmail typedEmail={email} />
  ) : (
    <LoginForm signIn={signIn} onEmailChange={setEmail} />
  );
}
