import { useEffect, useState, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { analyticsHasStarted } from '../analytics/use-analytics.ts';
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
  const isTold = isCounted && settings.analytics !== null;
  const isWatched = isSampled || isTold;

  useEffect(() => {
    if (!isWatched) return;
    // Analytics would never hear of a figure that is there before it has started.
    Promise.all([import('./watch-vitals.ts'), isTold && analyticsHasStarted]).then(
      ([{ watchVitals }]) => watchVitals({ route, isSampled }),
      // The chunk failed to load: this visit is not measured.
      () => {},
    );
  }, [isWatched, isTold, isSampled, route]);
}
