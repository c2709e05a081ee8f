import { useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly isPaused: boolean;
  /** Goes to one item and stops there: who picks wants to read. */
  select(index: number): void;
  /** Goes to the next item; after the last comes the first. */
  advance(): void;
  togglePause(): void;
}

/**
 * The state of a carousel that advances by itself. It holds no clock: the progress bar of the
 * current item is a CSS animation, and its end calls `advance`. So the interval stands once, in
 * the style sheet; pausing pauses the bar; and where motion is reduced, nothing moves.
 * WCAG 2.2 2.2.2 (pause, stop, hide).
 */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);

  return {
    index,
    isPaused,
    select(next) {
      setIndex(next);
      setIsPaused(true);
    },
    advance: () => setIndex((current) => (current + 1) % count),
    togglePause: () => setIsPaused((current) => !current),
  };
}
