import { useEffect, useEffectEvent, useState } from 'react';
import { canOfferPasskeys } from '../passkey-support.ts';
import { loadPasskeys } from '../passkeys/load-passkeys.ts';
import { loadWaysIn } from './call-way-in.ts';

/** Signs of somebody who is about to use the form. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

interface PasskeyAutofillOptions {
  /** False while another way in is under way: only one may ask at a time. */
  isActive: boolean;
  isRemembered: () => boolean;
  onDone: () => void;
  onRefused: (message: string) => void;
}

/**
 * Offers passkeys in the e-mail field (conditional UI). It begins with the visitor's first sign of
 * intent: a visit that only reads the page costs neither a challenge in the database nor the
 * library.
 */
export function usePasskeyAutofill(options: PasskeyAutofillOptions) {
  const { isActive } = options;
  // Each round is one challenge; a refused one is followed by another.
  const [round, setRound] = useState(0);
  const isRemembered = useEffectEvent(options.isRemembered);
  const finish = useEffectEvent(options.onDone);
  const refuse = useEffectEvent(options.onRefused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew.
  useEffect(() => {
    if (!isActive) return;
    const ceremony = new AbortController();
    const { signal } = ceremony;

    async function offer(): Promise<void> {
      stopListening();
      loadWaysIn().catch(() => {});
      if (!(await canOfferPasskeys()) || signal.aborted) return;
      const passkeys = await loadPasskeys().catch(() => undefined);
      const result = await passkeys?.logInWithPasskey({
        by: 'autofill',
        isRemembered: () => isRemembered(),
        signal,
      });
      if (!result || signal.aborted) return;
      // Nobody asked for it, so nobody hears that it could not be offered.
      if (result.kind === 'done') finish();
      if (result.kind !== 'refused') return;
      refuse(result.message);
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
