import type { ReactNode } from 'react';
import type { Fragment } from '../../content/products/fragment.ts';
import type { SignalState } from '../../content/signal.ts';
import styles from './FragmentPanel.module.css';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';

/** A small piece of a product at work. */
export function FragmentPanel({ fragment, status }: { fragment: Fragment; status?: ReactNode }) {
  return (
    <Panel
      label={fragment.label}
      title={fragment.title}
      status={status}
      foot={fragment.kind === 'cells' && fragment.note}
    >
      <FragmentBody fragment={fragment} />
    </Panel>
  );
}

function FragmentBody({ fragment }: { fragment: Fragment }) {
  switch (fragment.kind) {
    case 'diff':
      return (
        <pre className={styles.diff}>
          <code>
            {fragment.lines.map((line) => {
              const Line = elementOf(line);
              return <Line key={line}>{`${line.replace(/^\|/, ' ')}\n`}</Line>;
            })}
          </code>
        </pre>
      );
    case 'rows':
      return <PanelRows rows={fragment.rows} />;
    case 'graph':
      return (
        <div className={styles.graph}>
          <PanelRows rows={fragment.rows} />
        </div>
      );
    case 'bars':
      return (
        <ul className={styles.bars}>
          {fragment.bars.map(({ state, name, note, from = 0, length }) => (
            <li key={name} data-state={state}>
              <span>{name}</span>
              <span>{note}</span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect x={from} width={length} height="1" />
              </svg>
            </li>
          ))}
        </ul>
      );
    case 'traces':
      return (
        <ul className={`${styles.bars} ${styles.traces}`}>
          {fragment.traces.map(({ state, name, note, values, at = [...values.keys()] }) => (
            <li key={name} data-state={state}>
              <span>{name}</span>
              <span>{note}</span>
              <svg viewBox={`0 0 ${at.at(-1)} 100`} preserveAspectRatio="none" aria-hidden="true">
                <path d={lineOf(values, at)} />
              </svg>
            </li>
          ))}
        </ul>
      );
    case 'calendar':
      return <Calendar {...fragment} />;
    case 'cells':
      return <Cells {...fragment} />;
  }
}

function Calendar({ firstMonday, days }: Extract<Fragment, { kind: 'calendar' }>) {
  return (
    <ol className={styles.calendar}>
      {workingDays.map((offset) => {
        const event = days.find(({ day }) => day === firstMonday + offset);
        return (
          <li key={offset} data-state={event?.state}>
            <span>{firstMonday + offset}</span> {event?.name}
          </li>
        );
      })}
    </ol>
  );
}

/** Of four weeks, as days after their first Monday. */
const workingDays = [...Array(28).keys()].filter((day) => day % 7 < 5);

/** Between cells, in sides of a square of the grid. */
const GAP = 0.2;

function Cells({ columns, cells }: Extract<Fragment, { kind: 'cells' }>) {
  const states = cells.flatMap(({ state, count }) => Array<SignalState>(count).fill(state));
  const rows = Math.ceil(states.length / columns);
  return (
    <div className={styles.cells}>
      <svg
        viewBox={`0 0 ${columns - GAP} ${rows - GAP}`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {states.map((state, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={index}
            data-state={state}
            x={index % columns}
            y={Math.floor(index / columns)}
            width={1 - GAP}
            height={1 - GAP}
            rx="0.15"
          />
        ))}
      </svg>
    </div>
  );
}

function elementOf(line: string): 'ins' | 'del' | 'span' {
  if (line.startsWith('+')) return 'ins';
  return line.startsWith('-') ? 'del' : 'span';
}

/** A line from point to point, each told from the one before: shorter in the HTML than its place. */
function lineOf(values: readonly number[], at: readonly number[]): string {
  const points = values.map((value, index) => [at[index] ?? 0, 100 - value] as const);
  return points.reduce((line, [x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return `${line}${index === 0 ? 'm' : 'l'}${x - fromX} ${y - fromY}`;
  }, '');
}
