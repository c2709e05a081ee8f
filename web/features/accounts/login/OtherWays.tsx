import { Link, useHydrated } from '@tanstack/react-router';
import { KeyRound } from 'lucide';
import { PROVIDERS } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginText, providerNames } from '../../../content/accounts/login.ts';
import styles from '../entrance/Entrance.module.css';
import { ProviderMark } from '../ProviderMark.tsx';
import { canUsePasskeys } from '../passkey-support.ts';
import type { useOtherWays } from './use-other-ways.ts';

/** Sign-in with a passkey or a provider account. */
export function OtherWays(props: ReturnType<typeof useOtherWays>) {
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
