import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Signal } from '../../../components/ui/Signal.tsx';
import { verifyBanner } from '../../../content/accounts/verify-banner.ts';
import { resendVerification } from '../../../lib/api.ts';
import { useRefreshSession, useWorkspaceSession } from '../../session/session-context.ts';
import { useSendAgain } from '../mail/use-send-again.ts';
import styles from './VerifyBanner.module.css';

/**
 * Above the workspace of somebody whose address is not confirmed yet. It notices when the link was
 * opened in another tab, and says so.
 */
export function VerifyBanner() {
  const session = useWorkspaceSession();
  const refresh = useRefreshSession();
  const [wasMissing, setWasMissing] = useState(false);
  const standing = session.state === 'signed-in' ? session.standing : undefined;
  const isMissing = standing !== undefined && !standing.isEmailVerified && !standing.isDemo;

  useEffect(() => {
    if (!isMissing) return;
    setWasMissing(true);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [isMissing, refresh]);

  if (isMissing && session.state === 'signed-in') return <Reminder email={session.user.email} />;
  if (!wasMissing || !standing?.isEmailVerified) return null;
  return (
    <p className={styles.banner} data-state="passed" role="status">
      <Signal state="passed" />
      <span>{verifyBanner.confirmed}</span>
    </p>
  );
}

function Reminder({ email }: { email: string }) {
  const { press, isSending, secondsLeft, message } = useSendAgain(() => resendVerification(email));
  return (
    <div className={styles.banner}>
      <Signal state="running" />
      <span>
        {verifyBanner.lead} <strong>{email}</strong>
      </span>
      <span role="status">{message}</span>
      {secondsLeft === 0 && (
        <Button look="quiet" size="compact" aria-disabled={isSending} onClick={press}>
          {isSending ? verifyBanner.sending : verifyBanner.button}
        </Button>
      )}
    </div>
  );
}
