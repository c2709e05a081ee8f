import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { sessionBar } from '../../content/workspace/navigation.ts';
import styles from './SessionBar.module.css';
import { signOut } from './sign-out.ts';
import type { Session } from './use-session.ts';

/** Shows the signed-in user with a logout button, or a login link. */
export function SessionBar({ session }: { session: Session }) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    setHasFailed(false);
    const { ok: hasSignedOut } = await signOut();
    setIsLeaving(false);
    if (hasSignedOut) await navigate({ to: '/login' });
    else setHasFailed(true);
  }

  if (session.state === 'unknown') return <div className={styles.bar} />;
  if (session.state === 'signed-out') {
    return (
      <div className={styles.bar}>
        <Link to="/login">{sessionBar.logIn}</Link>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      {hasFailed && <Notice kind="error">{sessionBar.failed}</Notice>}
      <span className={styles.name}>{session.user.username}</span>
      <Button look="quiet" size="compact" onClick={leave} disabled={isLeaving}>
        {sessionBar.logOut}
      </Button>
    </div>
  );
}
