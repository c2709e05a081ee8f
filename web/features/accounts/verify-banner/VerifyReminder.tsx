import { Button } from '../../../components/ui/Button.tsx';
import { Signal } from '../../../components/ui/Signal.tsx';
import { verifyBanner } from '../../../content/accounts/verify-banner.ts';
import { resendVerification } from '../../../lib/api.ts';
import { useSendAgain } from '../mail/use-send-again.ts';
import styles from './VerifyReminder.module.css';

interface VerifyReminderProps {
  email: string;
  /** Whether the email was verified after the reminder appeared. */
  isConfirmed: boolean;
}

/** Shows which address is unverified, with a button to resend the mail. */
export default function VerifyReminder({ email, isConfirmed }: VerifyReminderProps) {
  const { press, isSending, secondsLeft, message } = useSendAgain(() =>
    resendVerification({ email }),
  );

  return (
    <div className={styles.banner} data-state={isConfirmed ? 'passed' : 'running'}>
      <Signal state={isConfirmed ? 'passed' : 'running'} />
      <span role="status">
        {isConfirmed ? (
          verifyBanner.confirmed
        ) : (
          <>
            {verifyBanner.lead} <strong>{email}</strong>
          </>
        )}
      </span>
      {!isConfirmed && <span role="status">{message}</span>}
      {!isConfirmed && secondsLeft === 0 && (
        <Button look="quiet" size="compact" aria-disabled={isSending} onClick={press}>
          {isSending ? verifyBanner.sending : verifyBanner.button}
        </Button>
      )}
    </div>
  );
}
