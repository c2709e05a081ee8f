import { useRef } from 'react';
import type { User } from '../../../../worker/contract/accounts.ts';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { loginText } from '../../../content/accounts/login.ts';
import { signedInText } from '../../../content/accounts/signed-in.ts';
import { sessionBar } from '../../../content/workspace/navigation.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import { LogOutDialog } from '../../session/LogOutDialog.tsx';
import { useLogOut } from '../../session/use-log-out.ts';
import styles from '../entrance/Entrance.module.css';
import { Entrance } from '../entrance/Entrance.tsx';
import { lineOf } from '../entrance/line-of.ts';

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
