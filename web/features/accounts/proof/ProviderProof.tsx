import type { Provider } from '../../../../worker/contract/accounts.ts';
import { providerNames } from '../../../content/accounts/login.ts';
import { proofText } from '../../../content/accounts/proof.ts';
import { codeFieldText } from '../../../content/accounts/second-factor.ts';
import { startOAuth } from '../../../lib/api.ts';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';

const { button, opening, note } = proofText.provider;

interface ProviderProofProps extends Pick<ProofHandlers, 'onFailure'> {
  provider: Provider;
}

/** Asks for a code of the second factor before the visitor leaves for the provider. */
export function ProviderProof({ provider, onFailure }: ProviderProofProps) {
  const form = useAccountForm({
    names: ['code'],
    check: (typed) => (typed('code').trim() ? {} : { code: codeFieldText.required }),
    send: (typed) => startOAuth({ provider, intent: 'prove', code: typed('code') }),
    onDone: (answer) => location.assign(answer.location),
    onFailure,
  });

  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      <CodeField error={form.errorOf('code')} onChange={() => form.fillIn({ code: '' })} />
      <SubmitButton
        isSending={form.isSending}
        words={{ button: `${button} ${providerNames[provider]}`, sending: opening }}
      />
      <p>{note}</p>
    </form>
  );
}
