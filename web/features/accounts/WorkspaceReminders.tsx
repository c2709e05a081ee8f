import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

// Lazy: most users have verified their email, and few accounts have been reset.
const VerifyReminder = lazy(() =>
  import('./reminders.tsx').then((loaded) => ({ default: loaded.VerifyReminder })),
);
const ReviewReminder = lazy(() =>
  import('./reminders.tsx').then((loaded) => ({ default: loaded.ReviewReminder })),
);

/**
 * Reminder shown above the workspace until the email is verified, which may happen in another tab.
 */
export function VerifyBanner() {
  const session = useSession();
  const [wasMissing, setWasMissing] = useState(false);
  const standing = session.state === 'signed-in' ? session.standing : undefined;
  const isMissing = standing !== undefined && !standing.isEmailVerified && !standing.isDemo;

  useEffect(() => {
    if (isMissing) setWasMissing(true);
  }, [isMissing]);

  const isConfirmedNow = wasMissing && standing?.isEmailVerified === true;
  if (session.state !== 'signed-in' || !(isMissing || isConfirmedNow)) return null;
  return (
    <Suspense>
      <VerifyReminder email={session.user.email} isConfirmed={isConfirmedNow} />
    </Suspense>
  );
}

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
