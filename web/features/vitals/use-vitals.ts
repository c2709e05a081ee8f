import { useEffect, useState, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';

const noConsent = () => false;
const hasConsent = () => readConsent()?.analytics_storage === 'granted';

/**
 * Measures Web Vitals for a random sample of visits, and for visits with analytics consent. Other
 * visits don't load the code.
 * @param route the route pattern of the landing page.
 */
export function useVitals(route: string): void {
  const isCounted = useSyncExternalStore(subscribeToConsent, hasConsent, noConsent);
  const [isSampled] = useState(() => Math.random() * 100 < settings.vitalsPercent);
  const isWatched = isSampled || (isCounted && settings.analytics !== null);

  useEffect(() => {
    if (!isWatched) return;
    import('./watch-vitals.ts').then(
      ({ watchVitals }) => watchVitals({ route, isSampled }),
      // The chunk failed to load: this visit is not measured.
      () => {},
    );
  }, [isWatched, isSampled, route]);
}
