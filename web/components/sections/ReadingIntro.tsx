import type { ReactNode } from 'react';
import styles from './ReadingIntro.module.css';

interface ReadingIntroProps {
  heading: string;
  lead: string;
  /** Buttons. */
  children?: ReactNode;
}

/** Low, light top of a page that is read: articles, chapters, lists of them, legal texts. */
export function ReadingIntro({ heading, lead, children }: ReadingIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
