import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';

// Lazy: most users have verified their email and never see it.
const VerifyReminder = lazy(() => import('./VerifyReminder.tsx'));

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
