import { proofText } from '../../../content/accounts/proof.ts';
import { mailProofCode } from '../../../lib/api.ts';
import { useOpenAccount } from '../account/account-context.ts';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { useAccountForm } from '../use-account-form.ts';
import styles from './Proof.module.css';
import type { ProofHandlers } from './proof-handlers.ts';

interface MailProofProps extends Pick<ProofHandlers, 'onFailure'> {
  onSent: () => void;
}

/** Has a code mailed. */
export function MailProof({ onFailure, onSent }: MailProofProps) {
  const { user } = useOpenAccount().account;
  const form = useAccountForm({
    send: () => mailProofCode(),
    onDone: onSent,
    onFailure,
  });

  return (
    <form {...form.props} className={styles.others}>
      <FormMessage>{form.message}</FormMessage>
      <SubmitButton isSending={form.isSending} words={proofText.mail} look="quiet" />
      <p>
        {proofText.mail.note} <strong>{user.email}</strong>.
      </p>
    </form>
  );
}
