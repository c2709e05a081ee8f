import { type RefObject, useEffect, useReducer } from 'react';
import { type FrameSign, type FrameState, nextFrameState } from './frame-state.ts';

/** Timeout after which the visitor is offered another way to book. */
const GIVE_UP_AFTER_MS = 12_000;

/** Monitors a booking iframe from outside. */
export function useBookingFrame(
  url: string,
  frame: RefObject<HTMLIFrameElement | null>,
): readonly [FrameState, report: (sign: FrameSign) => void] {
  const [state, report] = useReducer(nextFrameState, 'loading');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const hear = ({ source }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) report('speaks');
    };
    const see = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') report('is not allowed');
    };
    addEventListener('message', hear, { signal });
    document.addEventListener('securitypolicyviolation', see, { signal });
    // The response is opaque, but a failed request is still detected.
    fetch(url, { method: 'HEAD', mode: 'no-cors', signal }).catch(() => {
      if (!signal.aborted) report('is out of reach');
    });
    const timer = setTimeout(() => report('takes too long'), GIVE_UP_AFTER_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [frame, url]);

  return [state, report];
}
