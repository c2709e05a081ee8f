import { Button, ButtonLink } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { reviewBanner } from '../../content/accounts/account.ts';
import { verifyBanner } from '../../content/accounts/register.ts';
import { resendVerification } from '../../lib/api.ts';
import { useSendAgain } from './entrance/mail-sent.tsx';
import styles from './reminders.module.css';

interface VerifyReminderProps {
  email: string;
  /** Whether the email was verified after the reminder appeared. */
  isConfirmed: boolean;
}

export function VerifyReminder({ email, isConfirmed }: VerifyReminderProps) {
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

export function ReviewReminder() {
  return (
    <div className={styles.banner} data-state="running">
      <Signal state="running" />
      <span role="status">{reviewBanner.lead}</span>
      <ButtonLink to="/account" look="quiet" size="compact">
        {reviewBanner.open}
      </ButtonLink>
    </div>
  );
}
