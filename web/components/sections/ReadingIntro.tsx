import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './ReadingIntro.module.css';

interface ReadingIntroProps {
  heading: string;
  lead: string;
  /** One element about a document, whose words then begin on the line of its text. */
  facts?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Below the words: a picture, or the entry that leads a list. */
  children?: ReactNode;
}

/** Light top of a page that is read: documents, lists of them, tools. */
export function ReadingIntro(props: ReadingIntroProps) {
  const { heading, lead, facts, actions, children } = props;
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words} data-facts={facts && ''}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          {facts}
          {actions && <Actions>{actions}</Actions>}
        </div>
        {children}
      </div>
    </div>
  );
}
