import { useCallback, useEffect, useRef } from 'react';

const SAVE_DELAY_MS = 400;

/**
 * Debounced save that is flushed when the focus moves on, and when the page is hidden or left. A
 * later value replaces a pending one.
 */
export function useDelayedSave<Value extends object>(write: (value: Value) => void) {
  const waiting = useRef<Value>(undefined);
  const timer = useRef<number>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
  }, []);

  /** Saves the pending value immediately, if there is one. */
  const save = useCallback(() => {
    const value = waiting.current;
    cancel();
    if (value) write(value);
  }, [cancel, write]);

  const schedule = useCallback(
    (value: Value) => {
      cancel();
      waiting.current = value;
      timer.current = window.setTimeout(save, SAVE_DELAY_MS);
    },
    [cancel, save],
  );

  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    addEventListener('focusout', save);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      removeEventListener('focusout', save);
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return { schedule, save, cancel };
}
