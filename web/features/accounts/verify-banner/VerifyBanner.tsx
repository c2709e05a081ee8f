import { lazy, Suspense, useEffect, useState } from 'react';
import { useRefreshSession, useWorkspaceSession } from '../../session/session-context.ts';

// Lazy: most users have verified their email and never see it.
const VerifyReminder = lazy(() => import('./VerifyReminder.tsx'));

/**
 * Reminder shown above the workspace until the email is verified. Detects when the link was opened
 * in another tab.
 */
export function VerifyBanner() {
  const session = useWorkspaceSession();
  const refresh = useRefreshSession();
  const [wasMissing, setWasMissing] = useState(false);
  const standing = session.state === 'signed-in' ? session.standing : undefined;
  const isMissing = standing !== undefined && !standing.isEmailVerified && !standing.isDemo;

  useEffect(() => {
    if (!isMissing) return;
    setWasMissing(true);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [isMissing, refresh]);

  const isConfirmedNow = wasMissing && standing?.isEmailVerified === true;
  if (session.state !== 'signed-in' || !(isMissing || isConfirmedNow)) return null;
  return (
    <Suspense>
      <VerifyReminder email={session.user.email} isConfirmed={isConfirmedNow} />
    </Suspense>
  );
}
