import { Button } from '../../../components/ui/Button.tsx';
import { mailPanel } from '../../../content/accounts/mail-panel.ts';
import type { ApiOutcome } from '../../../lib/api.ts';
import styles from '../entrance/Entrance.module.css';
import { useSendAgain } from './use-send-again.ts';

interface SendAgainProps {
  send: () => Promise<ApiOutcome<unknown>>;
}

/** Button that resends a mail, at most once per minute. */
export function SendAgain({ send }: SendAgainProps) {
  const { press, isSending, secondsLeft, message } = useSendAgain(send);
  const label = secondsLeft > 0 ? `${mailPanel.again} in ${secondsLeft} s` : mailPanel.again;
  return (
    <div className={styles.again}>
      <p>{mailPanel.nothing}</p>
      <Button look="quiet" aria-disabled={isSending || secondsLeft > 0} onClick={press}>
        {isSending ? mailPanel.sending : label}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
