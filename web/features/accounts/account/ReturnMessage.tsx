import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OAuthOutcome } from '../../../../worker/contract/accounts.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { connectOutcomes, proofOutcomes } from '../../../content/accounts/sign-in-outcomes.ts';
import { readOutcome } from '../read-outcome.ts';

interface Returned {
  readonly outcome: OAuthOutcome;
  readonly text: string;
}

/** What came of connecting a provider or of a proof there, after the redirect back from it. */
export function ReturnMessage() {
  const navigate = useNavigate();
  const [returned, setReturned] = useState<Returned>();

  useEffect(() => {
    const found = readReturn();
    if (!found) return;
    setReturned(found);
    // Remove the outcome from the URL so that a reload does not repeat the message.
    navigate({ to: '/account', replace: true });
  }, [navigate]);

  if (!returned) return null;
  const isCalm = returned.outcome === 'done' || returned.outcome === 'cancelled';
  return <Notice kind={isCalm ? 'info' : 'error'}>{returned.text}</Notice>;
}

function readReturn(): Returned | undefined {
  const connected = readOutcome('connect');
  if (connected) return { outcome: connected, text: connectOutcomes[connected] };
  const proof = readOutcome('proof');
  return proof && { outcome: proof, text: proofOutcomes[proof] };
}
