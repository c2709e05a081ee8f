import { type RefObject, useLayoutEffect } from 'react';
import { MAIN_ID } from './main-id.ts';

/**
 * Moves the focus to a place that stays when an element is removed while it contains the focus.
 * @param stays selector of that place, in the section around the element; without it, the main
 * content.
 */
export function useHandBackFocus(element: RefObject<HTMLElement | null>, stays?: string): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      // While a modal dialog is open, nothing outside of it can be focused.
      for (const dialog of going.querySelectorAll('dialog')) dialog.close();
      const place = stays
        ? going.closest('section')?.querySelector<HTMLElement>(stays)
        : document.getElementById(MAIN_ID);
      place?.focus({ preventScroll: true });
    };
  }, [element, stays]);
}
