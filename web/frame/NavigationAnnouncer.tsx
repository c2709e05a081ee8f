import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAIN_ID } from '../lib/main-id.ts';

/**
 * Moves the focus to the new page and has its title announced, as a full page load would.
 * A change of the search or the hash alone is not a new page.
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
