import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';

const noConsent = () => false;
const hasConsent = () => readConsent()?.analytics_storage === 'granted';

/**
 * Measures Web Vitals for a random sample of visits, and for visits with analytics consent. Other
 * visits don't load the code.
 */
export function useVitals(isSettled: boolean): void {
  const router = useRouter();
  const isCounted = useSyncExternalStore(subscribeToConsent, hasConsent, noConsent);
  const [isSampled] = useState(() => Math.random() * 100 < settings.vitalsPercent);
  // The metrics belong to the landing page.
  const [route] = useState(() => router.state.matches.at(-1)?.fullPath ?? '/');
  const isWatched = isSampled || (isCounted && settings.analytics !== null);

  useEffect(() => {
    if (!isSettled || !isWatched) return;
    import('./watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals({ route, isSampled }),
      // The chunk failed to load: this visit is not measured.
      () => {},
    );
  }, [isSettled, isWatched, isSampled, route]);
}
