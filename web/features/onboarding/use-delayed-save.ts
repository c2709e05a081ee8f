import { useEffect, useEffectEvent, useRef } from 'react';

const SAVE_DELAY_MS = 400;

/**
 * Debounced save that is flushed when the focus moves on, and when the page is hidden or left. A
 * later value replaces a pending one.
 */
export function useDelayedSave<Value extends object>(write: (value: Value) => void) {
  const waiting = useRef<Value>(undefined);
  const timer = useRef<number>(undefined);

  function cancel(): void {
    clearTimeout(timer.current);
    waiting.current = undefined;
  }

  /** Saves the pending value immediately, if there is one. */
  function save(): void {
    const value = waiting.current;
    cancel();
    if (value) write(value);
  }

  function schedule(value: Value): void {
    cancel();
    waiting.current = value;
    timer.current = window.setTimeout(save, SAVE_DELAY_MS);
  }

  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveWhenHidden, { signal });
    addEventListener('focusout', () => saveNow(), { signal });
    addEventListener('pagehide', () => saveNow(), { signal });
    return () => {
      leaving.abort();
      saveNow();
    };
  }, []);

  return { schedule, save, cancel };
}
