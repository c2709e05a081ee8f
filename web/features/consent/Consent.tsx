import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { isConsentDue, subscribeToConsent } from './consent.ts';

const notDue = () => false;

// Visitors who have answered never load it. If it fails to load, consent stays denied.
const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx').catch(() => ({ default: () => null })),
);

/** Shows the consent banner when there is no answer yet. */
export function Consent() {
  const isDue = useSyncExternalStore(subscribeToConsent, isConsentDue, notDue);
  if (!isDue) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
