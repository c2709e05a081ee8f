import type { SignalState } from '../../content/signal.ts';
import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './PanelRows.module.css';

export interface PanelRow {
  readonly name: string;
  /** Shown by a lamp. */
  readonly state?: SignalState;
  /** At the end of the row, or below the name where there is little room. */
  readonly note?: string;
  /** At the end of the row, in the color of the state. */
  readonly tag?: string;
  /** Below the name, which then stands out. */
  readonly below?: string;
}

/** A list in a panel. */
export function PanelRows({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, state, note, tag, below }) => (
        <li key={name}>
          {state && <Signal state={state} />}
          <strong>{name}</strong>
          {note && <span className={styles.note}>{note}</span>}
          {tag && state && <Tag state={state}>{tag}</Tag>}
          {below && <p>{below}</p>}
        </li>
      ))}
    </ul>
  );
}
