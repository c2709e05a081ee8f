import { type RefObject, useEffect } from 'react';

/**
 * Calls back at once, and whenever the element comes on screen or leaves it.
 * @param threshold the share of the element, from 0 to 1, that has to be visible.
 * @param listener also gets the distance in px from the top of the screen to the element.
 * @returns a function that stops it.
 */
export function watchVisibility(
  element: Element,
  threshold: number,
  listener: (isVisible: boolean, topPx: number) => void,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isVisible = entry.isIntersecting && entry.intersectionRatio >= threshold;
      listener(isVisible, entry.boundingClientRect.top);
    },
    { threshold: [0, threshold] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells the style sheet whether an element is on screen: `data-visible` is "yes" or "no", and
 * `data-seen` is set once it has been on screen or was scrolled past. Without scripts neither is
 * set, and the element has to show.
 * @param threshold the share of the element, from 0 to 1, that has to be visible.
 */
export function useVisibility(element: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return watchVisibility(target, threshold, (isVisible, topPx) => {
      target.dataset.visible = isVisible ? 'yes' : 'no';
      if (isVisible || topPx <= 0) target.dataset.seen = '';
    });
  }, [element, threshold]);
}
