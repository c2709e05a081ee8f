import { type RefObject, useEffect } from 'react';

const FRAME_TIMEOUT_MS = 1000;

/**
 * Has the children of an element laid out one at a time while the browser is idle, by setting
 * `data-rendered` on each: their style sheet leaves them out until then. So the first paint is
 * quick, and what captures, prints or searches the page afterwards finds all of it.
 */
export function useIdleRendering(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const parts = element.current ? Array.from(element.current.children) : [];
    let isStopped = false;

    async function renderParts() {
      for (const part of parts) {
        await nextIdleFrame();
        if (isStopped) return;
        part.setAttribute('data-rendered', '');
      }
    }
    renderParts();
    return () => {
      isStopped = true;
    };
  }, [element]);
}

/** The idle time of another frame: two parts in one would be one long layout. */
function nextIdleFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(() => resolve(), { timeout: FRAME_TIMEOUT_MS });
      } else {
        resolve();
      }
    });
  });
}
