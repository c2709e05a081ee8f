import type { Provider } from '../../../../worker/contract/accounts.ts';
import { loginText } from '../../../content/accounts/login.ts';
import { explainOAuthFailure } from '../explain-oauth-failure.ts';
import { failureMessage } from '../failure-message.ts';
import type { PasskeyOutcome } from '../passkeys/existing-passkey.ts';
import { loadPasskeys } from '../passkeys/load-passkeys.ts';
import { useAttempt } from '../use-attempt.ts';
import { callWayIn } from './call-way-in.ts';

interface OtherWaysOptions {
  /** Called when an attempt starts, whose message replaces those of others. */
  onBegin: () => void;
  isRemembered: () => boolean;
  onDone: () => void;
}

/** Passkey and provider sign-in; one attempt at a time. */
export function useOtherWays({ onBegin, isRemembered, onDone }: OtherWaysOptions) {
  const { busyWith, message, begin, end } = useAttempt();

  async function askForPasskey(): Promise<void> {
    if (busyWith) return;
    onBegin();
    const signal = begin('passkey');
    const result = await loadPasskeys()
      .then(({ logInWithPasskey }) => logInWithPasskey({ by: 'dialog', isRemembered, signal }))
      .catch((): PasskeyOutcome => ({ kind: 'unavailable', failure: { kind: 'network' } }));
    const { cancelled, failed } = loginText.passkey;
    if (result.kind === 'done') onDone();
    else if (signal.aborted) return;
    else if (result.kind === 'cancelled') end({ kind: 'info', text: cancelled });
    else if (result.kind === 'unusable') end({ kind: 'error', text: failed });
    else end({ kind: 'error', text: failureMessage(result.failure, loginText.passkey) });
  }

  async function openProvider(provider: Provider): Promise<void> {
    if (busyWith) return;
    onBegin();
    begin(provider);
    const remember = isRemembered();
    const outcome = await callWayIn((ways) =>
      ways.startOAuth({ provider, intent: 'login', remember }),
    );
    if (outcome.ok) location.assign(outcome.data.location);
    else end(explainOAuthFailure(outcome.failure, provider));
  }

  return { busyWith, message, askForPasskey, openProvider, forgetMessage: () => end() };
}
