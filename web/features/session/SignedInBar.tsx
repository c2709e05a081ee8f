import { useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { sessionBar } from '../../content/workspace/navigation.ts';
import { useHandBackFocus } from '../../lib/use-hand-back-focus.ts';
import { LogOutDialog } from './LogOutDialog.tsx';
import styles from './SessionBar.module.css';
import { useLogOut } from './use-log-out.ts';

/** The name of the signed-in user and a logout button. */
export default function SignedInBar({ name }: { name: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const logOut = useLogOut();
  useHandBackFocus(bar);

  return (
    <div ref={bar} className={styles.bar}>
      {logOut.failure && <Notice kind="error">{sessionBar.failed}</Notice>}
      <span className={styles.name}>{name}</span>
      <Button look="quiet" size="compact" aria-disabled={logOut.isLeaving} onClick={logOut.ask}>
        {sessionBar.logOut}
      </Button>
      <LogOutDialog logOut={logOut} />
    </div>
  );
}
