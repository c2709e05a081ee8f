import { useEffect, useState } from 'react';
import { settings } from '../../content/site.ts';
import { analyticsHasStarted } from '../analytics/use-analytics.ts';
import { useConsent } from '../consent/use-consent.ts';

/**
 * Measures Web Vitals of visits with consent: all of them for analytics, a random sample for the site
 * itself. Other visits don't load the code.
 * @param route the route pattern of the landing page.
 */
export function useVitals(route: string): void {
  const isAllowed = useConsent();
  const [isSampled] = useState(() => Math.random() * 100 < settings.vitalsPercent);
  const isTold = settings.analytics !== null;
  const isWatched = isAllowed && (isSampled || isTold);

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
