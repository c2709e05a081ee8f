import { useEffect, useState } from 'react';

interface Entrance {
  readonly isWritten: boolean;
  readonly isSeen: boolean;
}

/**
 * The steps in which a banner comes. First an empty place: a screen reader reads out what appears in
 * a live region, not what comes with one. Then its words, and after they have been laid out the
 * sight of them: faded in, a question about cookies is never taken for the largest paint of a page.
 */
export function useEntrance(): Entrance {
  const [isWritten, setIsWritten] = useState(false);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    setIsWritten(true);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsSeen(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return { isWritten, isSeen };
}
