import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { loginText } from '../../../content/accounts/login.ts';
import { failureMessage } from '../failure-message.ts';
import { readOutcome } from '../read-outcome.ts';
import { callWayIn } from './call-way-in.ts';

export interface SignIn {
  readonly outcome: OAuthOutcome;
  /** Why somebody whom the provider let in is not signed in all the same. */
  readonly problem?: string;
}

/** How a sign-in at a provider ended, from the address; undefined if none brought the visitor here. */
export function useSignInOutcome(): SignIn | undefined {
  const navigate = useNavigate();
  const [signIn, setSignIn] = useState<SignIn>();

  useEffect(() => {
    const outcome = readOutcome('sign-in');
    if (!outcome) return;
    setSignIn({ outcome });
    if (outcome !== 'done') {
      // Told once: a reload is a new visit.
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
