import { useEffect } from 'react';

declare global {
  interface Window {
    /** Clicks and submits since the page began, collected by the starter. */
    earlyUses?: Event[];
  }
}

/** Dispatched on the window once the app has taken over the prerendered page. */
export const APP_READY_EVENT = 'app:ready';

/** Announces that the page's own controls work, and uses again what was used before they did. */
export function useAnnounceReady(): void {
  useEffect(() => {
    dispatchEvent(new Event(APP_READY_EVENT));
    const earlyUses = window.earlyUses?.splice(0) ?? [];
    delete window.earlyUses;
    for (const { target } of earlyUses) repeat(target);
  }, []);
}

function repeat(target: EventTarget | null): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  const button = target instanceof Element ? target.closest('button') : null;
  // A popover has opened without the app; the submit of a form stands in the list by itself.
  if (button?.type === 'button' && !button.popoverTargetElement) button.click();
}
