/**
 * `slow` and `blocked` show another way to book; `shown` is beyond doubt, and stays.
 * @see nextFrameState
 */
export type FrameState = 'loading' | 'loaded' | 'slow' | 'blocked' | 'shown';

/** What there is to tell by from outside a frame of another site. */
export type FrameSign =
  | 'loads'
  | 'takes too long'
  /** Its address does not answer this browser at all. */
  | 'is out of reach'
  /** It leads to an address that the site's policy does not allow. */
  | 'is not allowed'
  /** A message came from inside it. */
  | 'speaks'
  /** The visitor asks for it in spite of a notice. */
  | 'is wanted';

/**
 * A browser hides from a page what became of a frame of another site: the load event also comes
 * for an error page of the calendar, for a calendar that refuses to be framed and, in Chromium, for
 * a host that cannot be reached. The last one is told by a request beside it; the first two look
 * like a calendar that has loaded, which is why the direct link stays below every frame.
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
      // Later it may be about another frame, such as the chat's.
      return state === 'loaded' ? 'loaded' : 'blocked';
    case 'speaks':
    case 'is wanted':
      return 'shown';
  }
}
