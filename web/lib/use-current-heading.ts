import { useEffect, useState } from 'react';

/** The part of the viewport in which a heading counts as current: below the header, upper third. */
const ROOT_MARGIN = '-80px 0px -66% 0px';

/**
 * The heading whose section is being read.
 * @param ids of the headings, in document order.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const id of key.split(',')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
