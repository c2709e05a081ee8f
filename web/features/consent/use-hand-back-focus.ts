import { type RefObject, useLayoutEffect } from 'react';
import { MAIN_ID } from '../../lib/main-id.ts';

/** Moves the focus to the main content when an element is removed while it contains the focus. */
export function useHandBackFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      // While a modal dialog is open, nothing outside of it can be focused.
      for (const dialog of going.querySelectorAll('dialog')) dialog.close();
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, [element]);
}
