import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { watchVisibility } from './visibility.ts';

/**
 * Becomes true once, when a share of the element is visible; never with reduced motion. For
 * animations that play once: what they animate must be complete without them.
 * @param threshold fraction of the element that must be visible, from 0 to 1.
 */
export function useStarted(element: RefObject<HTMLElement | null>, threshold: number): boolean {
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return;
    const stopWatching = watchVisibility(element.current, threshold, (isVisible) => {
      if (!isVisible) return;
      stopWatching();
      setHasStarted(true);
    });
    return stopWatching;
  }, [element, threshold]);
  return hasStarted;
}
