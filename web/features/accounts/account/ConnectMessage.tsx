import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { connectOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import { readOutcome } from '../read-outcome.ts';

/** Result of connecting a provider, shown after the redirect back from it. */
export function ConnectMessage() {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<OAuthOutcome>();

  useEffect(() => {
    const found = readOutcome('connect');
    if (!found) return;
    setOutcome(found);
    // Remove the outcome from the URL so that a reload does not repeat the message.
    navigate({ to: '/account', replace: true });
  }, [navigate]);

  if (!outcome) return null;
  const isCalm = outcome === 'done' || outcome === 'cancelled';
  return <Notice kind={isCalm ? 'info' : 'error'}>{connectOutcomes[outcome]}</Notice>;
}
