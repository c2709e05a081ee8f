import type { Provider } from '../../../../worker/contract/accounts.ts';
import { startOAuth } from '../../../lib/api.ts';
import { explainOAuthFailure } from '../explain-oauth-failure.ts';
import { useAttempt } from '../use-attempt.ts';
import { useOpenAccount } from './account-context.ts';

/** Redirects to a provider to connect an account there; the provider redirects back here. */
export function useConnect() {
  const { withProof, noteFailure } = useOpenAccount();
  const { busyWith, message, begin, end } = useAttempt();

  async function connect(provider: Provider): Promise<void> {
    begin(provider);
    const outcome = await withProof(() => startOAuth({ provider, intent: 'connect' }));
    if (outcome.ok) {
      location.assign(outcome.data.location);
      return;
    }
    const isHandled = noteFailure(outcome.failure);
    end(isHandled ? undefined : explainOAuthFailure(outcome.failure, provider));
  }

  return { busyWith, message, connect };
}
