import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { watchVisibility } from './visibility.ts';

const DURATION_MS = 2000;
/** Fraction of the element that must be visible before counting starts. */
const VISIBLE_SHARE = 0.5;

/**
 * Counts from 0 to the target once, when half of the element is visible. Shows the target at once
 * in prerendered HTML, with reduced motion, and if the element is on screen at mount.
 * @returns the integer to show in the current frame.
 */
export function useCountUp(
  element: RefObject<HTMLElement | null>,
  target: number,
  delayMs: number,
): number {
  const [shown, setShown] = useState(target);

  useEffect(() => {
    const observed = element.current;
    const isBelow = observed && observed.getBoundingClientRect().top >= window.innerHeight;
    if (!isBelow || prefersReducedMotion()) return;
    setShown(0);

    let frame = 0;
    function count(startedAt: number): void {
      frame = requestAnimationFrame((now) => {
        const progress = Math.min(1, Math.max(0, (now - startedAt - delayMs) / DURATION_MS));
        setShown(Math.round(target * progress));
        if (progress < 1) count(startedAt);
      });
    }
    const stopWatching = watchVisibility(observed, VISIBLE_SHARE, (isVisible) => {
      if (!isVisible) return;
      stopWatching();
      count(performance.now());
    });
    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
    };
  }, [element, target, delayMs]);

  return shown;
}
