import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { watchVisibility } from './visibility.ts';

const DURATION_MS = 2000;
/** The share of the element that has to be visible before it counts. */
const VISIBLE_SHARE = 0.5;

interface CountUp {
  readonly target: number;
  readonly delayMs: number;
}

/**
 * Counts from 0 to the target once, when half of the element is visible. The prerendered page,
 * a reader who prefers less motion, and an element that is on screen already get the target.
 * @returns the whole number to show now.
 */
export function useCountUp(
  element: RefObject<HTMLElement | null>,
  { target, delayMs }: CountUp,
): number {
  const [shown, setShown] = useState(target);

  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    if (prefersReducedMotion()) return;
    if (observed.getBoundingClientRect().top < window.innerHeight) return;
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
