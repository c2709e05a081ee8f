import type { SignalState } from '../../content/signal.ts';
import styles from './PanelTotals.module.css';

interface PanelTotalsProps {
  totals: readonly {
    readonly name: string;
    readonly count: number;
    readonly state?: SignalState;
  }[];
}

/** Numbers beside each other, each above its name. */
export function PanelTotals({ totals }: PanelTotalsProps) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, count, state }) => (
        <div key={name} data-state={state}>
          <dt className="muted">{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
