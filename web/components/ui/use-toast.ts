import { useEffect, useRef, useState } from 'react';

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

  function stop(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function hide(): void {
    stop();
    setContent(NOTHING);
  }

  function run(durationMs: number): void {
    stop();
    endsAtMs.current = performance.now() + durationMs;
    timer.current = window.setTimeout(hide, durationMs);
  }

  const show: ShowToast = (message, action) => {
    setContent({ message, action });
    run(TOAST_MS);
  };

  function pause(): void {
    if (timer.current === undefined) return;
    stop();
    remainingMs.current = endsAtMs.current - performance.now();
  }

  function resume(): void {
    if (timer.current === undefined) run(Math.max(0, remainingMs.current));
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return [{ ...content, pause, resume, hide }, show];
}
