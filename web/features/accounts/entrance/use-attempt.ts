import { useEffect, useRef, useState } from 'react';
import type { Provider } from '../../../../worker/contract/accounts.ts';

interface Attempt {
  readonly busyWith?: Provider | 'passkey';
  /** Why the last attempt failed. */
  readonly message?: { readonly kind: 'error' | 'info'; readonly text: string } | undefined;
}

/** State of an attempt with a passkey or at a provider, of which there is one at a time. */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({});
  const controller = useRef<AbortController>(undefined);

  useEffect(() => {
    // Pressing Back at a provider restores this page from the back/forward cache, in the state in
    // which it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAttempt(({ message }) => ({ message }));
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      controller.current?.abort();
    };
  }, []);

  return {
    ...attempt,
    /** Returns a signal that aborts when the visitor leaves the screen. */
    begin: (busyWith: Provider | 'passkey'): AbortSignal => {
      setAttempt({ busyWith });
      controller.current = new AbortController();
      return controller.current.signal;
    },
    end: (message?: Attempt['message']) => setAttempt({ message }),
  };
}
