import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from './visibility.ts';

export interface Rotation {
  readonly index: number;
  readonly isPaused: boolean;
  /** Whether any of it is in the viewport; out of view it should not go on. */
  readonly isInView: boolean;
  /** Goes to an item and pauses, so that the visitor can read it. */
  select(index: number): void;
  /** Goes to the next item and wraps around after the last. */
  advance(): void;
  togglePause(): void;
}

/**
 * State of an auto-advancing carousel. It has no timer: the progress bar of the current item is a
 * CSS animation whose end calls `advance`. The interval is therefore defined once, in CSS, and
 * pausing or reduced motion stops the rotation too. WCAG 2.2 2.2.2 (pause, stop, hide).
 */
export function useRotation(count: number, carousel: RefObject<HTMLElement | null>): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    if (carousel.current) return watchVisibility(carousel.current, 0, setIsInView);
  }, [carousel]);

  return {
    index,
    isPaused,
    isInView,
    select(next) {
      setIndex(next);
      setIsPaused(true);
    },
    advance: () => setIndex((current) => (current + 1) % count),
    togglePause: () => setIsPaused((current) => !current),
  };
}
