import { useEffect, useState } from 'react';

interface Entrance {
  readonly isWritten: boolean;
  readonly isSeen: boolean;
}

/**
 * Shows a banner in steps. First an empty live region, because screen readers announce only content
 * that is added to an existing one; then the text; then, after layout, a fade-in. The fade-in keeps
 * the banner from being counted as the Largest Contentful Paint.
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
