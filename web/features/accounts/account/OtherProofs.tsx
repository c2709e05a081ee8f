import { KeyRound } from 'lucide';
import type { Provider } from '../../../../worker/contract/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { providerNames } from '../../../content/accounts/login.ts';
import { proofText } from '../../../content/accounts/second-factor.ts';
import { type ApiFailure, startOAuth } from '../../../lib/api.ts';
import type { PasskeyOutcome } from '../entrance/existing-passkey.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { loadPasskeys } from '../entrance/passkey-support.ts';
import { useAttempt } from '../entrance/use-attempt.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proofs.tsx';

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

/** Proof with a passkey, or at a provider that redirects back here; one attempt at a time. */
function useOtherProofs({ onProven, onFailure }: ProofHandlers) {
  const { busyWith, message, begin, end } = useAttempt();

  function fail(failure: ApiFailure): void {
    if (!onFailure(failure)) end({ kind: 'error', text: failureMessage(failure) });
  }

  async function askForPasskey(): Promise<void> {
    if (busyWith) return;
    const signal = begin('passkey');
    const proof = await loadPasskeys().then(
      ({ proveWithPasskey }) => proveWithPasskey(signal),
      (): PasskeyOutcome => ({ kind: 'unavailable', failure: { kind: 'network' } }),
    );
    if (signal.aborted) return;
    switch (proof.kind) {
      case 'done':
        return onProven();
      case 'unavailable':
      case 'refused':
        return fail(proof.failure);
      case 'cancelled':
        return end({ kind: 'info', text: proofText.passkey.cancelled });
      case 'unusable':
        return end({ kind: 'error', text: proofText.passkey.failed });
    }
  }

  async function openProvider(provider: Provider): Promise<void> {
    if (busyWith) return;
    begin(provider);
    const outcome = await startOAuth({ provider, intent: 'prove' });
    if (outcome.ok) location.assign(outcome.data.location);
    else fail(outcome.failure);
  }

  return { busyWith, message, askForPasskey, openProvider };
}
