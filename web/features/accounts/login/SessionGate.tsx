import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '../../../../worker/contract/accounts.ts';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginText, signedInText } from '../../../content/accounts/login.ts';
import { sessionBar } from '../../../content/workspace/navigation.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { LogOutDialog } from '../../session/LogOutDialog.tsx';
import { resumeSession, useSession } from '../../session/session.ts';
import { useLogOut } from '../../session/use-log-out.ts';
import styles from '../entrance/Entrance.module.css';
import { Entrance, lineOf } from '../entrance/Entrance.tsx';

export interface SessionGateProps {
  form: (isVeiled: boolean) => ReactNode;
}

/** Shows the login form only if the session that the browser is marked with has ended. */
export function SessionGate({ form }: SessionGateProps) {
  const session = useSession();
  const [isFormOpen, setIsFormOpen] = useState(false);

  useEffect(resumeSession, []);

  // The form stays while the login that it starts opens the workspace.
  if (session.state === 'signed-out' && !isFormOpen) setIsFormOpen(true);
  if (isFormOpen || session.state !== 'signed-in') return form(!isFormOpen);
  return <SignedInScreen user={session.user} />;
}

const { meta, line } = loginText;
const { heading, lead, open, change, changeNote } = signedInText;

/** Leads somebody who is logged in back to the workspace, or on to another account. */
export function SignedInScreen({ user }: { user: User }) {
  const actions = useRef<HTMLDivElement>(null);
  const logOut = useLogOut();
  useHandBackFocus(actions);

  return (
    <Entrance
      meta={meta}
      heading={heading}
      lead={lead(user)}
      line={lineOf(line, {
        email: 'passed',
        password: 'passed',
        session: 'passed',
        workspace: 'running',
      })}
    >
      <div ref={actions} className={styles.form}>
        {logOut.failure && <Notice kind="error">{sessionBar.failed}</Notice>}
        <ButtonLink to="/devops-on-boarding">{open}</ButtonLink>
        <Button look="quiet" aria-disabled={logOut.isLeaving} onClick={logOut.ask}>
          {change}
        </Button>
        <p className={styles.aside}>{changeNote}</p>
        <LogOutDialog logOut={logOut} />
      </div>
    </Entrance>
  );
}
