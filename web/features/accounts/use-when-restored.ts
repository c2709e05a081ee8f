import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser restores this page from the back/forward cache, with the state in
 * which it was left: pressing Back at a provider leads to it.
 */
export function useWhenRestored(callback: () => void): void {
  const restore = useEffectEvent(callback);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
}
