import type { ReactNode } from 'react';
import styles from './ListIntro.module.css';

interface ListIntroProps {
  heading: string;
  lead: string;
  /** Buttons. */
  actions?: ReactNode;
  /** The entry that leads the list. */
  children?: ReactNode;
}

/** Top of a list of documents: a large heading, and the entry to begin with. */
export function ListIntro({ heading, lead, actions, children }: ListIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
