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

/** Reminders above the workspace. */
export function WorkspaceReminders() {
  const session = useSession();
  const isOnAccount = useLocation({ select: ({ pathname }) => pathname === '/account' });
  const [wasMissing, setWasMissing] = useState(false);
  const standing = session.state === 'signed-in' ? session.standing : undefined;
  const isMissing = standing !== undefined && !standing.isEmailVerified && !standing.isDemo;

  useEffect(() => {
    if (isMissing) setWasMissing(true);
  }, [isMissing]);

  if (session.state !== 'signed-in') return null;
  // An address may be confirmed in another tab.
  const isConfirmedNow = wasMissing && standing?.isEmailVerified === true;
  return (
    <Suspense>
      {(isMissing || isConfirmedNow) && (
        <VerifyReminder email={session.user.email} isConfirmed={isConfirmedNow} />
      )}
      {/* The account page shows the review itself. */}
      {standing?.needsReview && !isOnAccount && <ReviewReminder />}
    </Suspense>
  );
}
