import { useCallback, useEffect, useRef, useState } from 'react';

const TOAST_MS = 3000;

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastState {
  /** Empty while there is no toast. */
  readonly message: string;
  readonly action: ToastAction | undefined;
  /** Keeps the toast where it is, while the pointer or the focus is on it. */
  readonly pause: () => void;
  /** Lets the rest of its time run. */
  readonly resume: () => void;
  readonly hide: () => void;
}

type ShowToast = (message: string, action?: ToastAction) => void;

const NOTHING = { message: '', action: undefined };

/** A message that is shown for three seconds. Showing another one starts anew. */
export function useToast(): readonly [toast: ToastState, show: ShowToast] {
  const [content, setContent] = useState<Pick<ToastState, 'message' | 'action'>>(NOTHING);
  const timer = useRef<number>(undefined);
  const endsAtMs = useRef(0);
  const remainingMs = useRef(0);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setContent(NOTHING);
  }, []);

  const run = useCallback(
    (durationMs: number) => {
      clearTimeout(timer.current);
      endsAtMs.current = performance.now() + durationMs;
      timer.current = window.setTimeout(hide, durationMs);
    },
    [hide],
  );

  const show = useCallback<ShowToast>(
    (message, action) => {
      setContent({ message, action });
      run(TOAST_MS);
    },
    [run],
  );

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remainingMs.current = endsAtMs.current - performance.now();
  }, []);

  const resume = useCallback(() => {
    if (timer.current === undefined) run(Math.max(0, remainingMs.current));
  }, [run]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return [{ ...content, pause, resume, hide }, show];
}
