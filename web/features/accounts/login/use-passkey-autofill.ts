import { useEffect, useEffectEvent, useState } from 'react';
import { loginText } from '../../../content/accounts/login.ts';
import { failureMessage } from '../entrance/failure-message.ts';
import { canOfferPasskeys, loadPasskeys } from '../entrance/passkey-support.ts';
import { loadSignIn } from './load-sign-in.ts';

/** Events that indicate that the visitor is about to use the form. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

interface PasskeyAutofillOptions {
  /**
   * False while another sign-in method is in use: browsers allow one WebAuthn request at a time.
   */
  isActive: boolean;
  isRemembered: () => boolean;
  onDone: () => void;
  onRefused: (message: string) => void;
}

/**
 * Offers passkeys in the email field (WebAuthn conditional UI). Starts at the first sign of intent,
 * so that merely reading the page costs no challenge in the database and no download of the
 * library.
 */
export function usePasskeyAutofill(options: PasskeyAutofillOptions) {
  const { isActive } = options;
  // Each round uses one challenge; a rejected attempt starts the next round.
  const [round, setRound] = useState(0);
  const isRemembered = useEffectEvent(options.isRemembered);
  const finish = useEffectEvent(options.onDone);
  const refuse = useEffectEvent(options.onRefused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the effect.
  useEffect(() => {
    if (!isActive) return;
    const ceremony = new AbortController();
    const { signal } = ceremony;

    async function offer(): Promise<void> {
      stopListening();
      loadSignIn().catch(() => {});
      if (!(await canOfferPasskeys()) || signal.aborted) return;
      const passkeys = await loadPasskeys().catch(() => undefined);
      const result = await passkeys?.logInWithPasskey({
        by: 'autofill',
        isRemembered: () => isRemembered(),
        signal,
      });
      if (!result || signal.aborted) return;
      // The visitor did not request this, so failing to offer it is silent.
      if (result.kind === 'done') finish();
      if (result.kind !== 'refused') return;
      refuse(failureMessage(result.failure, loginText.passkey));
      setRound((count) => count + 1);
    }
    function stopListening(): void {
      for (const type of INTENT_EVENTS) removeEventListener(type, offer);
    }
    for (const type of INTENT_EVENTS) addEventListener(type, offer, { passive: true });

    return () => {
      stopListening();
      ceremony.abort();
    };
  }, [isActive, round]);
}
