import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { sessionBar } from '../../content/workspace/navigation.ts';
import styles from './SessionBar.module.css';
import { useSession } from './session.ts';

// Lazy: most visitors of the workspace never sign in.
const SignedInBar = lazy(() =>
  import('./SignedInBar.tsx').catch(() => ({ default: BarWithoutLogout })),
);

export function SessionBar() {
  const session = useSession();
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={<div className={styles.bar} />}>
        <SignedInBar name={session.user.username} />
      </Suspense>
    );
  }
  return (
    <div className={styles.bar}>
      {session.state === 'signed-out' && <Link to="/login">{sessionBar.logIn}</Link>}
      {session.state === 'unknown' && (
        <noscript>
          <a href="/login">{sessionBar.logIn}</a>
        </noscript>
      )}
    </div>
  );
}

/** The bar until the next visit, if its script did not load. */
function BarWithoutLogout({ name }: { name: string }) {
  return (
    <div className={styles.bar}>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
