import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Picture } from './Picture.tsx';
import styles from './ReconcileFlow.module.css';

const clusters = [
  { state: 'passed', name: 'prod-eu', word: 'in sync' },
  { state: 'passed', name: 'prod-in', word: 'in sync' },
  { state: 'running', name: 'prod-us', word: '6 of 9 applied' },
] as const;

/** GitOps flow: a merge is reconciled by three clusters. */
export function ReconcileFlow() {
  return (
    <Picture className={styles.flow} label="A Git commit that three clusters follow">
      <div className={styles.cards}>
        <div className={styles.card}>
          <p>
            <code>9c1d7e2</code> merged to <code>main</code>
          </p>
          <strong>web: 2.13.4 → 2.14.0</strong>
          <p>2 approvals, signed, 14:02</p>
        </div>
        <div className={styles.card}>
          <p>controller, every 30 s</p>
          <strong>desired ≠ live: 9 objects</strong>
          <p>drift undone by hand: 0</p>
        </div>
        <ul className={styles.card}>
          {clusters.map(({ state, name, word }) => (
            <li key={name}>
              <Signal state={state} />
              {name}
              <Tag state={state}>{word}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}
