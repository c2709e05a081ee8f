import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './ReadingIntro.module.css';

interface ReadingIntroProps {
  heading: string;
  lead: string;
  /** "above": above the text of a document, not beside the heading. */
  leadPlace?: 'above';
  /** Buttons. */
  actions?: ReactNode;
  /** Below the words: facts about a document, or the entry that leads a list. */
  children?: ReactNode;
}

/** Light top of a page that is read: documents, lists of them, tools. */
export function ReadingIntro(props: ReadingIntroProps) {
  const { heading, lead, leadPlace, actions, children } = props;
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words} data-lead={leadPlace}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          {actions && <Actions>{actions}</Actions>}
        </div>
        {children}
      </div>
    </div>
  );
}
