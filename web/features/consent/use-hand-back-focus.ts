import { type RefObject, useLayoutEffect } from 'react';
import { MAIN_ID } from '../../lib/main-id.ts';

/** When an element goes with the focus in it, the page itself takes the focus. */
export function useHandBackFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      // While a dialog is open, nothing behind it can have the focus.
      for (const dialog of going.querySelectorAll('dialog')) dialog.close();
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, [element]);
}
