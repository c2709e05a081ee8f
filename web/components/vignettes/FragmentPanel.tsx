import type { Fragment } from '../../content/products/fragment.ts';
import { Signal } from '../ui/Signal.tsx';
import styles from './FragmentPanel.module.css';
import { Panel } from './Panel.tsx';

/** A small piece of a product: a change, a list of states, or bars. */
export function FragmentPanel({ fragment }: { fragment: Fragment }) {
  return (
    <Panel label={fragment.label} title={fragment.title}>
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
      return (
        <ul className={styles.rows}>
          {fragment.rows.map(({ state, name, note }) => (
            <li key={name}>
              <Signal state={state} />
              <span>{name}</span>
              <span>{note}</span>
            </li>
          ))}
        </ul>
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
  }
}

function elementOf(line: string): 'ins' | 'del' | 'span' {
  if (line.startsWith('+')) return 'ins';
  return line.startsWith('-') ? 'del' : 'span';
}
