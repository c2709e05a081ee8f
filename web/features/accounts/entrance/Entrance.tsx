import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import type { Stage } from '../../../components/ui/SignalLine.tsx';
import { Wordmark } from '../../../components/ui/Wordmark.tsx';
import type { PageMeta } from '../../../content/page.ts';
import styles from './Entrance.module.css';
import { EntranceLine } from './EntranceLine.tsx';

interface EntranceProps {
  meta: PageMeta;
  heading: string;
  lead?: string;
  line: { readonly title: string; readonly stages: readonly Stage[] };
  children: ReactNode;
}

/** The frame of every screen on the way into an account: a line at its side, words and a form. */
export function Entrance({ meta, heading, lead, line, children }: EntranceProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shownHeading = useRef(heading);

  // With another heading it is another screen, though the page is the same: the focus goes there.
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
        <div className={styles.column}>
          <Wordmark />
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
