import { type ComponentType, lazy, Suspense } from 'react';
import { useAnalytics } from '../features/analytics/use-analytics.ts';
import { Consent } from '../features/consent/Consent.tsx';
import { useVitals } from '../features/vitals/use-vitals.ts';
import { useSettled } from '../lib/use-settled.ts';

const OfflineNotice = lazy<ComponentType>(() =>
  import('./OfflineNotice.tsx').catch(() => ({ default: () => null })),
);

/**
 * Defers non-essential features until the page has settled: the cookie banner, analytics (with
 * consent only), web vitals and what is needed without a connection.
 */
export function OnceSettled() {
  const isSettled = useSettled();
  useAnalytics(isSettled);
  useVitals(isSettled);
  if (!isSettled) return null;
  return (
    <>
      <Consent />
      <Suspense>
        <OfflineNotice />
      </Suspense>
    </>
  );
}
