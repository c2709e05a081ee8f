import { Notice } from '../../../components/ui/Notice.tsx';
import { verifyEmailText } from '../../../content/accounts/verify-email.ts';
import { resendVerification } from '../../../lib/api.ts';
import { EmailField } from '../entrance/EmailField.tsx';
import styles from '../entrance/Entrance.module.css';
import { FormMessage } from '../entrance/FormMessage.tsx';
import { SubmitButton } from '../entrance/SubmitButton.tsx';
import { useEmailForm } from '../mail/use-email-form.ts';

/** Sends a new confirmation mail to an address that the visitor enters. */
export function NewLinkForm() {
  const { form, sentTo } = useEmailForm(resendVerification);
  const { resend } = verifyEmailText;

  return (
    <form {...form.props} className={styles.form}>
      <FormMessage>{form.message}</FormMessage>
      <EmailField value={form.typed('email')} error={form.errorOf('email')} autoComplete="email" />
      {sentTo ? (
        <Notice kind="info">{resend.sent}</Notice>
      ) : (
        <SubmitButton isSending={form.isSending} words={resend} />
      )}
    </form>
  );
}
