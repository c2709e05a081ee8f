import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { isConsentDue, subscribeToConsent } from './consent.ts';

const notDue = () => false;

// Whoever has answered never loads it. Without it there is no answer, which counts as none given.
const ConsentBanner = lazy<ComponentType>(() =>
  import('./ConsentBanner.tsx').catch(() => ({ default: () => null })),
);

/** Asks for consent where there is no answer yet, once the page has settled. */
export function Consent() {
  const isSettled = useSettled();
  const isDue = useSyncExternalStore(subscribeToConsent, isConsentDue, notDue);
  if (!isSettled || !isDue) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
