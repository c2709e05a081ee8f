import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isMarkedSignedIn } from '../../session/signed-in-mark.ts';
import { readOutcome } from '../entrance/providers.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { SessionGateProps } from './SessionGate.tsx';
import { useSignInOutcome } from './sign-in-outcome.tsx';

/**
 * The login page. In a browser with a session it leads back to the workspace. After a provider
 * sign-in it may have to ask for a missing email address, and after any but a passkey for a code of
 * the second factor.
 */
export function LoginScreen() {
  const gate = useSessionGate();
  const signIn = useSignInOutcome();
  const [email, setEmail] = useState('');
  const [NextScreen, setNextScreen] = useState<ComponentType<{ typedEmail: string }>>();
  const outcome = signIn?.outcome;

  const askForCode = useCallback(async () => {
    const { CodeScreen } = await import('./CodeScreen.tsx');
    setNextScreen(() => CodeScreen);
  }, []);

  // Keep the form until the other screen has loaded: the visitor may be typing in it.
  useEffect(() => {
    if (outcome === 'second-factor') askForCode().catch(() => {});
    if (outcome !== 'needs-email') return;
    import('./NeedsEmailScreen.tsx')
      .then(({ NeedsEmailScreen }) => setNextScreen(() => NeedsEmailScreen))
      .catch(() => {});
  }, [outcome, askForCode]);

  if (NextScreen) return <NextScreen typedEmail={email} />;
  const form = (isVeiled: boolean) => (
    <LoginForm
      signIn={signIn}
      isVeiled={isVeiled}
      onCodeNeeded={askForCode}
      onEmailChange={setEmail}
    />
  );
  return gate.Gate ? <gate.Gate form={form} /> : form(gate.isChecking);
}

interface LoadedGate {
  /** Undefined where the form is all that is needed. */
  readonly Gate: ComponentType<SessionGateProps> | undefined;
  /** True until it is known whether the gate is needed. */
  readonly isChecking: boolean;
}

/**
 * Loads what /login shows to somebody who is logged in; other visitors download none of it. Who
 * returns from a provider has just logged in, or is told on the form why not.
 */
function useSessionGate(): LoadedGate {
  const [gate, setGate] = useState<LoadedGate>({ Gate: undefined, isChecking: true });

  useEffect(() => {
    const showForm = () => setGate({ Gate: undefined, isChecking: false });
    if (!isMarkedSignedIn() || readOutcome('sign-in')) {
      showForm();
      return;
    }
    import('./SessionGate.tsx')
      .then(({ SessionGate }) => setGate({ Gate: SessionGate, isChecking: false }))
      .catch(showForm);
  }, []);

  return gate;
}
