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
  /** Below the buttons, in small letters. */
  note?: string | undefined;
  /** A figure or a section, beside all of the words on wide screens and below them on phones. */
  picture?: ReactNode;
  /** Below the words: a tool, or the entry that leads a list. */
  children?: ReactNode;
}

/** Light top of a page. The title is beside its text, or both are beside a picture. */
export function ReadingIntro(props: ReadingIntroProps) {
  const { heading, lead, facts, actions, note, picture, children } = props;
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words} data-facts={facts && ''}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          {actions && <Actions>{actions}</Actions>}
          {facts}
          {note && <small className="note">{note}</small>}
          {picture}
        </div>
        {children}
      </div>
    </div>
  );
}
