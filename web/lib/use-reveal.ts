import { type RefObject, useEffect } from 'react';

/**
 * Marks an element once a part of it is visible, so that its style sheet can animate it in:
 * `data-reveal` is "waiting" while it is below the fold and "seen" from then on. An element that
 * is already on screen, or a browser without scripts, never waits.
 * @param threshold the share of the element, from 0 to 1, that has to be visible.
 */
export function useReveal(element: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting && entry.intersectionRatio >= threshold) {
          target.dataset.reveal = 'seen';
          observer.disconnect();
        } else if (entry.boundingClientRect.top > 0) {
          target.dataset.reveal = 'waiting';
        }
      },
      { threshold: [0, threshold] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
}
