import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './CompanyIntro.module.css';

interface CompanyIntroProps {
  heading: string;
  /** A text, or its paragraph. */
  lead: ReactNode;
  /** A figure, beside the words on wide screens and below them on phones. */
  picture?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** Top of a page about the company: the sentence is set as large as a picture. */
export function CompanyIntro({ heading, lead, picture, children }: CompanyIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <h1>{heading}</h1>
        {typeof lead === 'string' ? <p>{lead}</p> : lead}
        {children && <Actions>{children}</Actions>}
        {picture}
      </div>
    </div>
  );
}
