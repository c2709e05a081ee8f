import { type RefObject, useEffect } from 'react';

/**
 * CSS variable with the height of the banner; style sheets use it as bottom padding. A new value
 * styles the whole page anew, so it is set once the banner has its text.
 */
const ROOM = '--consent-room';

/**
 * Keeps the banner from covering the focused element (WCAG 2.2, 2.4.11 Focus Not Obscured): the
 * scroll area ends above the banner, and a focused element is scrolled clear of it.
 */
export function useReservedRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.childElementCount === 0) return;
      // Final position, unaffected by the slide-in transform.
      const top = element.offsetTop;
      style.setProperty(ROOM, `${innerHeight - top}px`);
      uncoverFocus(element, top);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [banner]);
}

function uncoverFocus(banner: HTMLElement, top: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || banner.contains(focused)) return;
  // Most of a large element stays visible anyway.
  if (focused.clientHeight > innerHeight / 2) return;
  const field = focused.getBoundingClientRect();
  const { left, right } = banner.getBoundingClientRect();
  const isBelowTop = field.bottom > top && field.top < innerHeight;
  if (isBelowTop && field.right > left && field.left < right) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}
