import { useCallback, useEffect, useRef, useState } from 'react';

const TOAST_MS = 3000;

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastState {
  /** Empty if no toast is shown. */
  readonly message: string;
  readonly action: ToastAction | undefined;
  /** Pauses the timeout, for example while the toast is hovered or focused. */
  readonly pause: () => void;
  /** Continues with the remaining time. */
  readonly resume: () => void;
  readonly hide: () => void;
}

type ShowToast = (message: string, action?: ToastAction) => void;

const NOTHING = { message: '', action: undefined };

/** Shows a message for `TOAST_MS`. A new message replaces it and restarts the timeout. */
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
