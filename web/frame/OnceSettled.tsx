import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSettled } from '../lib/use-settled.ts';

// If it fails to load, consent stays denied and nothing is measured.
const Settled = lazy<ComponentType<{ landingRoute: string }>>(() =>
  import('./Settled.tsx').catch(() => ({ default: () => null })),
);

/** Loads what no page needs at first once the page has settled. */
export function OnceSettled() {
  const router = useRouter();
  // The metrics belong to the landing page.
  const [landingRoute] = useState(() => router.state.matches.at(-1)?.fullPath ?? '/');
  const isSettled = useSettled();
  return (
    // A child added to the body would have the whole page styled anew.
    <div>
      {isSettled && (
        <Suspense>
          <Settled landingRoute={landingRoute} />
        </Suspense>
      )}
    </div>
  );
}
