import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginText } from '../../../content/accounts/login.ts';
import { signInOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { readOutcome } from '../entrance/providers.tsx';
import { callSignIn } from './load-sign-in.ts';

export interface SignIn {
  readonly outcome: OAuthOutcome;
  /** Why the visitor is not signed in although the provider succeeded. */
  readonly problem?: string;
}

/** Outcome of a provider sign-in, read from the URL; undefined if the URL has none. */
export function useSignInOutcome(): SignIn | undefined {
  const navigate = useNavigate();
  const [signIn, setSignIn] = useState<SignIn>();

  useEffect(() => {
    const outcome = readOutcome('sign-in');
    if (!outcome) return;
    setSignIn({ outcome });
    if (outcome !== 'done') {
      // Remove the outcome from the URL so that a reload does not repeat the message.
      navigate({ to: '/login', replace: true });
      return;
    }
    callSignIn((signIn) => signIn.takeUpSession()).then(async (session) => {
      if (session.ok) {
        await navigate({ to: '/devops-on-boarding', replace: true });
        return;
      }
      const { failure } = session;
      const isRefused = failure.kind === 'refused' && failure.code === 'not_signed_in';
      const problem = isRefused ? loginText.cookiesBlocked : failureMessage(failure);
      setSignIn({ outcome, problem });
    });
  }, [navigate]);

  return signIn;
}

export function SignInMessage({ signIn: { outcome, problem } }: { signIn: SignIn }) {
  const isCalm = !problem && (outcome === 'done' || outcome === 'cancelled');
  return <Notice kind={isCalm ? 'info' : 'error'}>{problem ?? signInOutcomes[outcome]}</Notice>;
}
