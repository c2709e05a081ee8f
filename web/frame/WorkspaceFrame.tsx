import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { frame } from '../content/navigation.ts';
import { workspaceFooter } from '../content/workspace/navigation.ts';
import { WorkspaceReminders } from '../features/accounts/WorkspaceReminders.tsx';
import { reopenConsent } from '../features/consent/reopen-consent.ts';
import { SessionBar } from '../features/session/SessionBar.tsx';
import { resumeSession } from '../features/session/session.ts';
import { ThemeSwitch } from '../features/theme/ThemeSwitch.tsx';
import { MAIN_ID } from '../lib/main-id.ts';
import { applyMenuLock, readMenuLock } from '../lib/menu-lock.ts';
import { HomeLink, MenuToggle } from './bar.tsx';
import { SIDEBAR_ID, Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './WorkspaceFrame.module.css';

/** Layout of the workspace: a sidebar instead of the site's header and footer. */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const [isLocked, setIsLocked] = useState(false);

  // Read after hydration, as prerendered HTML can't know it. web/starter.ts reserved the space.
  useEffect(() => setIsLocked(readMenuLock()), []);

  useEffect(resumeSession, []);

  function handleToggle(isNowLocked: boolean): void {
    setIsLocked(isNowLocked);
    applyMenuLock(isNowLocked);
  }

  return (
    <>
      <SkipLink />
      <Sidebar isLocked={isLocked} onToggle={handleToggle} />
      <div className={styles.page}>
        <header className={styles.bar}>
          <MenuToggle className={styles.menu} menuId={SIDEBAR_ID} />
          <HomeLink className={styles.home} />
          <SessionBar />
        </header>
        <div>
          <WorkspaceReminders />
        </div>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <footer className={styles.footer}>
          <ThemeSwitch />
          <div>
            <Link to={workspaceFooter.check.to}>{workspaceFooter.check.name}</Link>
            <button type="button" onClick={reopenConsent}>
              {frame.cookies}
            </button>
          </div>
        </footer>
      </div>
    </>
  );
}
