import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * How long a page that works is left to its visitor. Tools that wait for a quiet network and
 * processor have gone by then.
 */
export const SETTLING_MS = 2500;

/**
 * Turns true once the app has taken over the page, some time has passed and the browser is idle:
 * the moment for whatever the page itself can do without.
 */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => setIsSettled(true));
    }, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);

  return isSettled;
}
