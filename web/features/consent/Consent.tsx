import { useSyncExternalStore } from 'react';
import { ConsentBanner } from './ConsentBanner.tsx';
import { isConsentDue, subscribeToConsent } from './consent.ts';

const notDue = () => false;

/** Shows the consent banner when there is no answer yet. */
export function Consent() {
  const isDue = useSyncExternalStore(subscribeToConsent, isConsentDue, notDue);
  return isDue && <ConsentBanner />;
}
