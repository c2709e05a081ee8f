import { type ComponentType, useEffect, useState } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { useSignInOutcome } from './use-sign-in-outcome.ts';

/** The login screen. A provider may send its visitor back here with something left to ask. */
export function LoginScreen() {
  const signIn = useSignInOutcome();
  const [email, setEmail] = useState('');
  const [NeedsEmail, setNeedsEmail] = useState<ComponentType<{ typedEmail: string }>>();
  const isEmailMissing = signIn?.outcome === 'needs-email';

  // The form stays until the other screen is there: somebody may be typing in it.
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
