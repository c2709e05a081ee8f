import { lazy, Suspense } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { useSignInOutcome } from './use-sign-in-outcome.ts';

const NeedsEmailScreen = lazy(() => import('./NeedsEmailScreen.tsx'));

/** The login screen. A provider may send its visitor back here with something left to ask. */
export function LoginScreen() {
  const signIn = useSignInOutcome();
  const form = <LoginForm signIn={signIn} />;
  if (signIn?.outcome !== 'needs-email') return form;
  return (
    <Suspense fallback={form}>
      <NeedsEmailScreen />
    </Suspense>
  );
}
