import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import type { PageMeta } from '../../../content/page.ts';
import type { Stage } from '../../../content/signal.ts';
import styles from './Entrance.module.css';
import { EntranceLine } from './EntranceLine.tsx';
import { Mark } from './Mark.tsx';

interface EntranceProps {
  meta: PageMeta;
  heading: string;
  lead?: string;
  line: { readonly title: string; readonly stages: readonly Stage[] };
  /** Hides the column in a browser that may have a session, without moving anything. */
  isVeiled?: boolean;
  /** Whether this replaces another step of the same page, which had the focus. */
  isNextStep?: boolean;
  children: ReactNode;
}

/**
 * Layout of the sign-in, registration and password pages: signal line at the side, then the form.
 */
export function Entrance(props: EntranceProps) {
  const { meta, heading, lead, line, isVeiled, isNextStep, children } = props;
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
      <EntranceLine {...line} />
      <div className={styles.side}>
        <div className={styles.column} data-veiled={isVeiled || undefined}>
          <Mark />
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
