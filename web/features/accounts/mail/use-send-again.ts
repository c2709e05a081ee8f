import { useEffect, useState } from 'react';
import { mailPanel } from '../../../content/accounts/mail-panel.ts';
import type { ApiOutcome } from '../../../lib/api.ts';
import { failureMessage } from '../failure-message.ts';

/** Cooldown: mails take a moment to arrive, and resending earlier only duplicates them. */
const WAIT_SECONDS = 60;
const SECOND_MS = 1000;

/** Resends a mail, with a one-minute cooldown. */
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
