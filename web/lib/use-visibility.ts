import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet whether an element is on screen: `data-visible` is "yes" or "no", and
 * `data-seen` is set once it has been. Without scripts neither is there, and the element shows.
 * @param threshold the share of the element, from 0 to 1, that has to be visible.
 */
export function useVisibility(element: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isVisible = entry.isIntersecting && entry.intersectionRatio >= threshold;
        target.dataset.visible = isVisible ? 'yes' : 'no';
        if (isVisible) target.dataset.seen = '';
      },
      { threshold: [0, threshold] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
}
