import { type RefObject, useEffect, useReducer } from 'react';

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

/**
 * `slow` and `blocked` show another way to book; `shown` is certain and final.
 * @see nextFrameState
 */
export type FrameState = 'loading' | 'loaded' | 'slow' | 'blocked' | 'shown';

/** Events by which a page can judge a cross-origin iframe. */
export type FrameSign =
  | 'loads'
  | 'takes too long'
  /** Its URL gave no response to this browser. */
  | 'is out of reach'
  /** It navigated to a URL that the site's CSP blocks. */
  | 'is not allowed'
  /** It sent a message. */
  | 'speaks'
  /** The visitor opened it despite the notice. */
  | 'is wanted';

/**
 * Browsers hide from a page what happened in a cross-origin iframe: the load event also fires for
 * an error page of the calendar, for a calendar that refuses to be framed and, in Chromium, for an
 * unreachable host. A separate request detects the last case. The first two look like a loaded
 * calendar, which is why a direct link stays below every frame.
 */
export function nextFrameState(state: FrameState, sign: FrameSign): FrameState {
  if (state === 'shown') return 'shown';
  switch (sign) {
    case 'loads':
      return state === 'blocked' ? 'blocked' : 'loaded';
    case 'takes too long':
      return state === 'loading' ? 'slow' : state;
    case 'is out of reach':
      return 'blocked';
    case 'is not allowed':
      // Later violations may concern another frame, such as the chat.
      return state === 'loaded' ? 'loaded' : 'blocked';
    case 'speaks':
    case 'is wanted':
      return 'shown';
  }
}
