import { useSyncExternalStore } from 'react';
import { hasConsent, subscribeToConsent } from './consent.ts';

const notYet = () => false;

/** Whether the visitor has agreed to what the banner names; false until the page is hydrated. */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribeToConsent, hasConsent, notYet);
}
