import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/use-session.ts';

// Lazy: few accounts have been reset.
const ReviewReminder = lazy(() => import('./ReviewReminder.tsx'));

/**
 * Leads from the workspace to the review after a reset. The account page shows the review itself.
 */
export function ReviewBanner() {
  const session = useSession();
  const isOnAccount = useLocation({ select: ({ pathname }) => pathname === '/account' });
  const needsReview = session.state === 'signed-in' && session.standing?.needsReview === true;

  if (!needsReview || isOnAccount) return null;
  return (
    <Suspense>
      <ReviewReminder />
    </Suspense>
  );
}
