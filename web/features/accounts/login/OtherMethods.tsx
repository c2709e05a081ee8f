import { Link, useHydrated } from '@tanstack/react-router';
import { KeyRound } from 'lucide';
import { PROVIDERS, type Provider } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginText, providerNames } from '../../../content/accounts/login.ts';
import styles from '../entrance/Entrance.module.css';
import type { PasskeyOutcome } from '../entrance/existing-passkey.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { canUsePasskeys, loadPasskeys } from '../entrance/passkey-support.ts';
import { explainOAuthFailure, ProviderMark } from '../entrance/providers.tsx';
import { useAttempt } from '../entrance/use-attempt.ts';
import { callSignIn } from './load-sign-in.ts';

export function OtherMethods(props: ReturnType<typeof useOtherMethods>) {
  const { busyWith, message, askForPasskey, openProvider } = props;
  // Shown in the prerendered page, since most browsers support passkeys; removed if this one
  // doesn't.
  const hasPasskeys = !useHydrated() || canUsePasskeys();

  return (
    <div className={styles.social}>
      <p className={styles.or}>{loginText.social.lead}</p>
      {hasPasskeys && (
        <Button look="quiet" aria-disabled={busyWith !== undefined} onClick={askForPasskey}>
          <Icon of={KeyRound} />
          {busyWith === 'passkey' ? loginText.passkey.waiting : loginText.passkey.button}
        </Button>
      )}
      <div>
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            look="quiet"
            aria-disabled={busyWith !== undefined}
            onClick={() => openProvider(provider)}
          >
            <ProviderMark of={provider} />
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      <p className="note">
        {loginText.social.acceptance} <Link to="/Termsofservice">{loginText.social.terms}</Link>.
      </p>
      {message && <Notice kind={message.kind}>{message.text}</Notice>}
    </div>
  );
}

interface OtherMethodsOptions {
  /** Called when an attempt starts, whose message replaces those of others. */
  onBegin: () => void;
  isRemembered: () => boolean;
  onDone: () => void;
}

/** Passkey and provider sign-in; one attempt at a time. */
export function useOtherMethods({ onBegin, isRemembered, onDone }: OtherMethodsOptions) {
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
    const outcome = await callSignIn((signIn) =>
      signIn.startOAuth({ provider, intent: 'login', remember }),
    );
    if (outcome.ok) location.assign(outcome.data.location);
    else end(explainOAuthFailure(outcome.failure, provider));
  }

  return { busyWith, message, askForPasskey, openProvider, forgetMessage: () => end() };
}
