import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { settings } from '../../content/site.ts';
import { readConsent, subscribeToConsent } from '../consent/consent.ts';

const noAnswer = () => undefined;

/**
 * Brings in the code of analytics when there is something to tell: an answer that agrees, or one
 * that was given just now. Whoever has refused earlier never asks for it.
 */
export function useAnalytics(isSettled: boolean): void {
  const router = useRouter();
  const record = useSyncExternalStore(subscribeToConsent, readConsent, noAnswer);
  const wasOpen = useRef(false);

  useEffect(() => {
    const { analytics } = settings;
    if (!analytics || !isSettled) return;
    if (!record) wasOpen.current = true;
    else if (record.analytics_storage === 'granted' || wasOpen.current) {
      import('./google-tag.ts').then(
        ({ startAnalytics }) => startAnalytics(analytics, router),
        // Its code did not arrive: this page is not counted.
        () => {},
      );
    }
  }, [isSettled, record, router]);
}
