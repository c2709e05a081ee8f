import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { isConsentDue, subscribeToConsent } from './consent.ts';

const notDue = () => false;

// Whoever has answered never loads it. Without it there is no answer, which counts as none given.
const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx').catch(() => ({ default: () => null })),
);

/** Asks for consent where there is no answer yet. */
export function Consent() {
  const isDue = useSyncExternalStore(subscribeToConsent, isConsentDue, notDue);
  if (!isDue) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
