import type { ReactNode } from 'react';
import { Wordmark } from '../../../components/ui/Wordmark.tsx';
import styles from '../entrance/Entrance.module.css';
import { EntranceLine } from '../entrance/EntranceLine.tsx';
import type { Line } from '../entrance/line-of.ts';

interface PlainScreenProps {
  heading: string;
  lead: string;
  line: Line;
  children: ReactNode;
}

/** The look of `Entrance` on a page without scripts, rendered by the build outside of the router. */
export function PlainScreen({ heading, lead, line, children }: PlainScreenProps) {
  return (
    <div className={`${styles.entrance} ${styles.plain}`}>
      <div className={styles.side}>
        <div className={styles.column}>
          <Wordmark />
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <EntranceLine {...line} />
    </div>
  );
}
