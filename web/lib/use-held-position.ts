import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element at the same position in the viewport when content above it changes height.
 * @param state the state that causes the layout change.
 * @returns a function to call just before changing that state.
 */
export function useHeldPosition(
  element: RefObject<HTMLElement | null>,
  state: unknown,
): () => void {
  const held = useRef<{ topPx: number; state: unknown }>(undefined);

  useLayoutEffect(() => {
    if (!held.current || !element.current || held.current.state === state) return;
    const movedPx = element.current.getBoundingClientRect().top - held.current.topPx;
    window.scrollBy({ top: movedPx, behavior: 'instant' });
    held.current = undefined;
  }, [element, state]);

  return () => {
    if (!element.current) return;
    held.current = { topPx: element.current.getBoundingClientRect().top, state };
  };
}
