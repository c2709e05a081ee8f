import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { Consent } from '../features/consent/Consent.tsx';
import { useVitals } from '../features/vitals/use-vitals.ts';
import { useSettled } from '../lib/use-settled.ts';

/**
 * What can wait until a page has settled: the question about cookies, the analytics that were
 * agreed to, and how quick the visit was.
 */
export function OnceSettled() {
  const isSettled = useSettled();
  useAnalytics(isSettled);
  useVitals(isSettled);
  return isSettled ? <Consent /> : null;
}
