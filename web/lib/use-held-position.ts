import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element where it is on the screen while the page around it changes height.
 * @param state what the change of the page depends on.
 * @returns a function to call just before the change.
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
