import { useState } from 'react';
import type { Provider } from '../../../../worker/contract/accounts.ts';
import { startOAuth } from '../../../lib/api.ts';
import { explainOAuthFailure } from '../explain-oauth-failure.ts';
import { useWhenRestored } from '../use-when-restored.ts';
import { useOpenAccount } from './account-context.ts';

/** Redirects to a provider to connect an account there; the provider redirects back here. */
export function useConnect() {
  const { withProof, noteFailure } = useOpenAccount();
  const [opening, setOpening] = useState<Provider>();
  const [problem, setProblem] = useState<ReturnType<typeof explainOAuthFailure>>();

  useWhenRestored(() => setOpening(undefined));

  async function connect(provider: Provider): Promise<void> {
    setOpening(provider);
    setProblem(undefined);
    const outcome = await withProof(() => startOAuth({ provider, intent: 'connect' }));
    if (outcome.ok) {
      location.assign(outcome.data.location);
      return;
    }
    setOpening(undefined);
    if (!noteFailure(outcome.failure)) setProblem(explainOAuthFailure(outcome.failure, provider));
  }

  return { connect, opening, problem };
}
