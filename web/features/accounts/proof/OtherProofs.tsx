import { KeyRound } from 'lucide';
import type { Provider } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { providerNames } from '../../../content/accounts/login.ts';
import { proofText } from '../../../content/accounts/proof.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';
import { useOtherProofs } from './use-other-proofs.ts';

const { passkey, provider: providerText } = proofText;

interface OtherProofsProps extends ProofHandlers {
  hasPasskey: boolean;
  providers: readonly Provider[];
}

/** Proofs with one button each: a passkey, or an account elsewhere. */
export function OtherProofs({ hasPasskey, providers, ...handlers }: OtherProofsProps) {
  const { busyWith, message, askForPasskey, openProvider } = useOtherProofs(handlers);

  return (
    <div className={styles.others}>
      {message && <Notice kind={message.kind}>{message.text}</Notice>}
      {hasPasskey && (
        <Button look="quiet" aria-disabled={busyWith !== undefined} onClick={askForPasskey}>
          <Icon of={KeyRound} />
          {busyWith === 'passkey' ? passkey.waiting : passkey.button}
        </Button>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          look="quiet"
          aria-disabled={busyWith !== undefined}
          onClick={() => openProvider(provider)}
        >
          {busyWith === provider
            ? providerText.opening
            : `${providerText.button} ${providerNames[provider]}`}
        </Button>
      ))}
      {providers.length > 0 && <p>{providerText.note}</p>}
    </div>
  );
}
