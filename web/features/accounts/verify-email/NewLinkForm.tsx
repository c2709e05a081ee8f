import { useState } from 'react';
import { Notice } from '../../../components/ui/Notice.tsx';
import { requiredText } from '../../../content/accounts/failures.ts';
import { verifyEmailText } from '../../../content/accounts/verify-email.ts';
import { resendVerification } from '../../../lib/api.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import styles from '../entrance/Entrance.module.css';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Has the confirmation mail sent anew, to whoever says which address it was. */
export function NewLinkForm() {
  const [isSent, setIsSent] = useState(false);
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => (typed('email').trim() ? {} : { email: requiredText.email }),
    send: (typed) => resendVerification(typed('email').trim()),
    onDone: () => setIsSent(true),
  });
  const { button, sending, sent } = verifyEmailText.resend;

  return (
    <>
      <FormMessage>{form.message}</FormMessage>
      <form {...form.props} className={styles.form}>
        <EmailField
          value={form.typed('email')}
          error={form.errorOf('email')}
          autoComplete="email"
        />
        {isSent ? (
          <Notice kind="info">{sent}</Notice>
        ) : (
          <SubmitButton isSending={form.isSending} label={button} sendingLabel={sending} />
        )}
      </form>
    </>
  );
}
