import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';

/**
 * For a page that leaves its text in the HTML that React hydrates, and loads it only after a
 * navigation. Loads it too if React has rendered the page anew, as after a failed hydration.
 * @param isMissing whether the loader gave no text.
 * @param place element with the text, which has a paragraph.
 * @returns whether the page shows the text that it was prerendered with.
 */
export function useKeptHtml(isMissing: boolean, place: RefObject<Element | null>): boolean {
  const [isKept, setIsKept] = useState(isMissing);
  const router = useRouter();

  useEffect(() => {
    if (!isKept || place.current?.querySelector('p')) return;
    setIsKept(false);
    router.invalidate();
  }, [isKept, place, router]);

  return isKept;
}
