import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** Beside the text on wide screens, below it on phones. */
  picture?: ReactNode;
  /** For pictures that need the whole width. */
  isPictureBelow?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** Dark band at the top of a page that presents something: heading, lead, actions and a picture. */
export function PageIntro({ heading, lead, picture, isPictureBelow, children }: PageIntroProps) {
  const layout = picture && !isPictureBelow ? styles.beside : styles.below;
  return (
    <div className={styles.intro} data-scheme="dark">
      <div className={`${styles.inner} ${layout}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <div>
            <p className={styles.lead}>{lead}</p>
            {children && <Actions>{children}</Actions>}
          </div>
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
