import { useEffect } from 'react';
import { APP_READY_EVENT } from './app-ready-event.ts';

/** Tells the starter that the page's own controls work from now on. */
export function useAnnounceReady(): void {
  useEffect(() => {
    dispatchEvent(new Event(APP_READY_EVENT));
  }, []);
}
