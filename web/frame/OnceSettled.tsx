import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { Consent } from '../features/consent/Consent.tsx';
import { useVitals } from '../features/vitals/use-vitals.ts';
import { useSettled } from '../lib/use-settled.ts';

/**
 * Defers non-essential features until the page has settled: the cookie banner, analytics (with
 * consent only) and web vitals.
 */
export function OnceSettled() {
  const isSettled = useSettled();
  useAnalytics(isSettled);
  useVitals(isSettled);
  return isSettled ? <Consent /> : null;
}
