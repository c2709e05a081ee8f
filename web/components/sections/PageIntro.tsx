import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** The dark band that opens a page: its heading, its lead, and where to go. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro} data-scheme="dark">
      <div className={styles.inner}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
