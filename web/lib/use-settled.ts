import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Delay after hydration before non-essential work starts. Page load measurements that wait for an
 * idle network and CPU have finished by then.
 */
export const SETTLING_MS = 2500;

/**
 * Becomes true once the page is hydrated, `SETTLING_MS` have passed and the browser is idle. Used
 * to defer work that the page does not need.
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
