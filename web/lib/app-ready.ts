import { useEffect } from 'react';

declare global {
  /** Clicks and submits before hydration, recorded by web/starter.ts. */
  var earlyUses: Event[] | undefined;
}

/** Dispatched on `window` once the page is hydrated. */
export const APP_READY_EVENT = 'app:ready';

/** Whether the browser still shows a page as it was prerendered. */
export function isHydrating(): boolean {
  return globalThis.earlyUses !== undefined;
}

/** Dispatches `APP_READY_EVENT` and replays the clicks and submits made before hydration. */
export function useAnnounceReady(): void {
  useEffect(() => {
    dispatchEvent(new Event(APP_READY_EVENT));
    const earlyUses = globalThis.earlyUses?.splice(0) ?? [];
    globalThis.earlyUses = undefined;
    for (const { target } of earlyUses) repeat(target);
  }, []);
}

function repeat(target: EventTarget | null): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  const button = target instanceof Element ? target.closest('button') : null;
  // Popover buttons work without the app, and a submit button's form has its own event in the list.
  if (button?.type === 'button' && !button.popoverTargetElement) button.click();
}
