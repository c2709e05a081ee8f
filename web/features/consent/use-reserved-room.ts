import { type RefObject, useEffect } from 'react';

/** How much of the lower edge is taken; style sheets keep it free at the end of a page. */
const ROOM = '--consent-room';

/**
 * Keeps the room that a banner at the lower edge takes free of what has the focus (WCAG 2.2
 * 2.4.11): scrolling stops above it, and what had the focus before the banner came moves above it.
 */
export function useReservedRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Where it will be when it has slid in.
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
  // A large part of the page has the focus, or all of it: what it is used for stays in sight.
  if (!focused || banner.contains(focused) || focused.clientHeight > innerHeight / 2) return;
  const field = focused.getBoundingClientRect();
  const { left, right } = banner.getBoundingClientRect();
  const isBelowTop = field.bottom > top && field.top < innerHeight;
  if (isBelowTop && field.right > left && field.left < right) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}
