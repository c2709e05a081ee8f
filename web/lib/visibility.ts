import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls the listener initially and whenever the element enters or leaves the viewport.
 * @param threshold fraction of the element that must be visible, from 0 to 1.
 * @param listener also receives the element's distance from the top of the viewport in px.
 * @param rootMargin how far outside of the viewport an element counts as visible.
 * @returns a cleanup function.
 */
export function watchVisibility(
  element: Element,
  threshold: number,
  listener: (isVisible: boolean, topPx: number) => void,
  rootMargin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isVisible = entry.isIntersecting && entry.intersectionRatio >= threshold;
      listener(isVisible, entry.boundingClientRect.top);
    },
    { threshold: [0, threshold], rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Exposes visibility to CSS: `data-visible` is "yes" or "no", `data-seen` is set once the element
 * has been on screen or scrolled past, and `data-entered` once it has come on screen, for animations
 * that play once. Without JavaScript no attribute is set, so CSS must show the element by default.
 * @param threshold fraction of the element that must be visible, from 0 to 1.
 */
export function useVisibility(element: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return watchVisibility(target, threshold, (isVisible, topPx) => {
      if (isVisible && target.dataset.visible === 'no') target.dataset.entered = '';
      target.dataset.visible = isVisible ? 'yes' : 'no';
      if (isVisible || topPx <= 0) target.dataset.seen = '';
    });
  }, [element, threshold]);
}

/** Becomes true once the element is on screen or half a screen away, so that code loads ahead. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return watchVisibility(target, 0, (isVisible) => isVisible && setIsNear(true), '50%');
  }, [element]);
  return isNear;
}
