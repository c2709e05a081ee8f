import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Unfolds the `<details>` in the element that the address names. */
export function useOpenFragment(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    document.getElementById(hash)?.querySelector('details')?.setAttribute('open', '');
  }, [hash]);
}
