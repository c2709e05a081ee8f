import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../components/head/PageHead.tsx';
import { SignalLine } from '../../../components/ui/SignalLine.tsx';
import type { PageMeta } from '../../../content/page.ts';
import type { SignalState, Stage } from '../../../content/signal.ts';
import styles from './Entrance.module.css';
import lineStyles from './EntranceLine.module.css';

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

interface EntranceLineProps extends Line {
  /** Stands below the line, and on phones below the form. */
  children?: ReactNode;
}

export function EntranceLine({ title, stages, children }: EntranceLineProps) {
  return (
    <div className={lineStyles.illustration} data-scheme="dark">
      <div aria-hidden>
        <div>{title}</div>
        <SignalLine stages={stages} />
      </div>
      {children}
    </div>
  );
}

export interface Line {
  readonly title: string;
  readonly stages: readonly Stage[];
}

interface LineText<Name extends string> {
  readonly title: string;
  readonly stages: Readonly<Record<Name, Omit<Stage, 'state'>>>;
}

/** The line with its lamps in the given states. The first one that would wait is running. */
export function lineOf<Name extends string>(
  { title, stages }: LineText<Name>,
  states: Readonly<Partial<Record<NoInfer<Name>, SignalState>>>,
): Line {
  const stateByName: Readonly<Record<string, SignalState | undefined>> = states;
  const named = Object.entries<Omit<Stage, 'state'>>(stages);
  const stateOf = (name: string) => stateByName[name] ?? 'waiting';
  const next = named.find(([name]) => stateOf(name) !== 'passed');
  return {
    title,
    stages: named.map(([name, stage]) => {
      const state = stateOf(name);
      return { ...stage, state: state === 'waiting' && name === next?.[0] ? 'running' : state };
    }),
  };
}
