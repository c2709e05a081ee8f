import type { Provider } from '../../../worker/contract/accounts.ts';
import { loginText, providerNames } from '../../content/accounts/login.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { failureMessage } from './failure-message.ts';

/** Error message for a provider sign-in that could not start. */
export function explainOAuthFailure(failure: ApiFailure, provider: Provider) {
  if (failure.kind === 'refused' && failure.code === 'provider_not_set_up') {
    const text = `Signing in with ${providerNames[provider]} ${loginText.social.notSetUp}`;
    return { kind: 'info', text } as const;
  }
  return { kind: 'error', text: failureMessage(failure, loginText.social) } as const;
}
