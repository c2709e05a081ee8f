import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import type { PageMeta } from '../../../content/page.ts';
import styles from './Entrance.module.css';
import { EntranceLine, type Line } from './EntranceLine.tsx';

interface EntranceProps {
  meta: PageMeta;
  heading: string;
  lead?: string;
  line: Line;
  /** Hides the column in a browser that may have a session, without moving anything. */
  isVeiled?: boolean;
  /** Whether this replaces another step of the same page, which had the focus. */
  isNextStep?: boolean;
  /** What else there is to do: beside the form, on phones below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Layout of the sign-in, registration and password pages: the form, and a signal line at its side.
 */
export function Entrance(props: EntranceProps) {
  const { meta, heading, lead, line, isVeiled, isNextStep, aside, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shownHeading = useRef(isNextStep ? undefined : heading);

  // A new heading means a new step on the same page: move the focus to it.
  useEffect(() => {
    if (shownHeading.current === heading) return;
    shownHeading.current = heading;
    title.current?.focus();
  }, [heading]);

  return (
    <div className={styles.entrance}>
      <PageHead {...meta} />
      <div className={styles.side}>
        <div className={styles.column} data-veiled={isVeiled || undefined}>
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      <EntranceLine {...line}>{aside}</EntranceLine>
    </div>
  );
}
