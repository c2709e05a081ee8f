import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { useSessionGate } from './use-session-gate.ts';
import { useSignInOutcome } from './use-sign-in-outcome.ts';

/**
 * The login page. In a browser with a session it leads back to the workspace. After a provider
 * sign-in it may have to ask for a missing email address, and after any but a passkey for a code of
 * the second factor.
 */
export function LoginScreen() {
  const gate = useSessionGate();
  const signIn = useSignInOutcome();
  const [email, setEmail] = useState('');
  const [NeedsEmail, setNeedsEmail] = useState<ComponentType<{ typedEmail: string }>>();
  const [CodeScreen, setCodeScreen] = useState<ComponentType>();
  const isEmailMissing = signIn?.outcome === 'needs-email';
  const isCodeMissing = signIn?.outcome === 'second-factor';

  const askForCode = useCallback(async () => {
    const { CodeScreen: Loaded } = await import('./CodeScreen.tsx');
    setCodeScreen(() => Loaded);
  }, []);

  useEffect(() => {
    if (isCodeMissing) askForCode().catch(() => {});
  }, [isCodeMissing, askForCode]);

  // Keep the form until the other screen has loaded: the visitor may be typing in it.
  useEffect(() => {
    if (!isEmailMissing) return;
    import('./NeedsEmailScreen.tsx')
      .then(({ NeedsEmailScreen }) => setNeedsEmail(() => NeedsEmailScreen))
      .catch(() => {});
  }, [isEmailMissing]);

  if (CodeScreen) return <CodeScreen />;
  if (NeedsEmail) return <NeedsEmail typedEmail={email} />;
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
