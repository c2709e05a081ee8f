import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from './visibility.ts';

/** Whether any part of the element is in the viewport; true until that is known. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    return watchVisibility(element.current, 0, setIsInView);
  }, [element]);
  return isInView;
}
