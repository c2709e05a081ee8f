import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAIN_ID } from '../lib/main-id.ts';

/**
 * Moves focus to the new page and announces its title, as a full page load would. Ignores
 * navigations that change only the search or the hash.
 */
export function NavigationAnnouncer() {
  const router = useRouter();
  const [message, setMessage] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return;
        setMessage(document.title);
        if (!toLocation.hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p className="visually-hidden" aria-live="assertive" aria-atomic="true">
      {message}
    </p>
  );
}
