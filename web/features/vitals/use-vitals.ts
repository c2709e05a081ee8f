import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';

const noConsent = () => false;
const hasConsent = () => readConsent()?.analytics_storage === 'granted';

/**
 * Measures how quick a visit is, for some visits of all, and for those that analytics may know of.
 * For the others no code is asked for.
 */
export function useVitals(isSettled: boolean): void {
  const router = useRouter();
  const isCounted = useSyncExternalStore(subscribeToConsent, hasConsent, noConsent);
  const [isSampled] = useState(() => Math.random() * 100 < settings.vitalsPercent);
  // The figures are about the page that the visit began with.
  const [route] = useState(() => router.state.matches.at(-1)?.fullPath ?? '/');
  const isWatched = isSampled || (isCounted && settings.analytics !== null);

  useEffect(() => {
    if (!isSettled || !isWatched) return;
    import('./watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals({ route, isSampled }),
      // Its code did not arrive: this visit is not measured.
      () => {},
    );
  }, [isSettled, isWatched, isSampled, route]);
}
