import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** Beside the text on wide screens, below it on phones. */
  picture?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** Dark band at the top of a page with heading, lead and actions. */
export function PageIntro({ heading, lead, picture, children }: PageIntroProps) {
  return (
    <div className={styles.intro} data-scheme="dark">
      <div className={picture ? `${styles.inner} ${styles.withPicture}` : styles.inner}>
        <div>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
