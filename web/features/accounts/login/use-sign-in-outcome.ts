import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { loginText } from '../../../content/accounts/login.ts';
import { failureMessage } from '../failure-message.ts';
import { readOutcome } from '../read-outcome.ts';
import { callWayIn } from './call-way-in.ts';

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
    callWayIn((ways) => ways.takeUpSession()).then(async (session) => {
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
