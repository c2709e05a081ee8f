import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';

const noAnswer = () => undefined;

const start = Promise.withResolvers<void>();

/** Resolves once analytics has started, or could not be loaded. */
export const analyticsHasStarted = start.promise;

/**
 * Loads the analytics code after consent, or when the answer changes during the visit. Visitors who
 * refused earlier never download it.
 */
export function useAnalytics(): void {
  const router = useRouter();
  const record = useSyncExternalStore(subscribeToConsent, readConsent, noAnswer);
  const wasOpen = useRef(false);

  useEffect(() => {
    const { analytics } = settings;
    if (!analytics) return;
    if (!record) wasOpen.current = true;
    else if (record.analytics_storage === 'granted' || wasOpen.current) {
      import('./google-tag.ts')
        .then(
          ({ startAnalytics }) => startAnalytics(analytics, router),
          // The chunk failed to load: this page view is not counted.
          () => {},
        )
        .then(start.resolve);
    }
  }, [record, router]);
}
