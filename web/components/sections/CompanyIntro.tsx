import type { ReactNode } from 'react';
import styles from './CompanyIntro.module.css';

interface CompanyIntroProps {
  heading: string;
  lead: string;
  /** Buttons. */
  children?: ReactNode;
}

/** Top of a page about the company: the sentence itself is the picture. */
export function CompanyIntro({ heading, lead, children }: CompanyIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
