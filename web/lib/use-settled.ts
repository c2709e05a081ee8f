import { useEffect, useState } from 'react';

/** How long a page that works is left to its visitor. */
export const SETTLING_MS = 2500;
const IDLE_TIMEOUT_MS = 2000;

/**
 * Turns true once the app has taken over the page, some time has passed and the browser is idle:
 * the moment for whatever the page itself can do without.
 */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    let isStopped = false;
    const settle = () => {
      if (!isStopped) setIsSettled(true);
    };
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(settle, { timeout: IDLE_TIMEOUT_MS });
      } else {
        settle();
      }
    }, SETTLING_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, []);

  return isSettled;
}
