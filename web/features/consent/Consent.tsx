import { useSyncExternalStore } from 'react';
import { ConsentBanner } from './ConsentBanner.tsx';
import { isConsentDue, subscribeToConsent } from './consent.ts';

const notDue = () => false;

export function Consent() {
  const isDue = useSyncExternalStore(subscribeToConsent, isConsentDue, notDue);
  return isDue && <ConsentBanner />;
}
