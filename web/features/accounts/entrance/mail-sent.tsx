import { useEffect, useState } from 'react';
import { findEmailFault } from '../../../../worker/contract/email-rules.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Signal } from '../../../components/ui/Signal.tsx';
import { mailPanel } from '../../../content/accounts/entrance.ts';
import type { ApiOutcome } from '../../../lib/api.ts';
import { useAccountForm } from './AccountForm.tsx';
import styles from './Entrance.module.css';
import { failureMessage } from './failure-message.ts';

interface MailPanelProps {
  to: string;
  /** Lifetime of the link, such as "24 hours". */
  validFor: string;
}

export function MailPanel({ to, validFor }: MailPanelProps) {
  return (
    <dl className={styles.mail}>
      <div>
        <Signal state="passed" />
        <dt className="muted">{mailPanel.sentTo}</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <Signal state="running" />
        <dt className="muted">{mailPanel.link}</dt>
        <dd>
          {mailPanel.validFor} {validFor}
        </dd>
      </div>
    </dl>
  );
}

interface SendAgainProps {
  send: () => Promise<ApiOutcome<unknown>>;
}

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

/** Cooldown: mails take a moment to arrive, and resending earlier only duplicates them. */
const WAIT_SECONDS = 60;
const SECOND_MS = 1000;

export function useSendAgain(send: () => Promise<ApiOutcome<unknown>>) {
  const [isSending, setIsSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [message, setMessage] = useState('');
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function press(): Promise<void> {
    if (isSending || isWaiting) return;
    setIsSending(true);
    setMessage('');
    const outcome = await send();
    setIsSending(false);
    if (outcome.ok) {
      setSecondsLeft(WAIT_SECONDS);
      setMessage(mailPanel.sent);
    } else {
      setMessage(failureMessage(outcome.failure));
    }
  }

  return { press, isSending, secondsLeft, message };
}

/** A form with a single email field that sends a mail to the address. */
export function useEmailForm(send: (request: { email: string }) => Promise<ApiOutcome<unknown>>) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    names: ['email'],
    check: (typed) => ({ email: findEmailFault(typed('email')) }),
    send: (typed) => send({ email: typed('email').trim() }),
    onDone: (_, typed) => setSentTo(typed('email').trim()),
  });
  return { form, sentTo };
}
