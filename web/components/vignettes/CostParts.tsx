import { ShareBar, ShareMark } from '../ui/ShareBar.tsx';
import styles from './CostParts.module.css';
import { Panel } from './Panel.tsx';

/** The worked example of the whitepaper, in a currency of the reader's choice. */
const parts = [
  { name: 'Waiting', formula: '40 × 26,000 × 3 ÷ 52', amount: 60_000 },
  { name: 'Batches', formula: '12 × 60 × 50', amount: 36_000 },
  { name: 'Failures', formula: '12 × 25% × (30 × 50 + 4,000)', amount: 16_500 },
  { name: 'Evenings', formula: '12 × 12 × 6 × 50', amount: 43_200 },
];
const total = parts.reduce((sum, { amount }) => sum + amount, 0);
const write = new Intl.NumberFormat('en-GB');

/** What a year of slow releases costs, by part. */
export function CostParts() {
  return (
    <Panel
      label="What a year of slow releases costs, in four parts"
      title="12 releases a year"
      status={<span>{write.format(total)} a year</span>}
    >
      <div className={styles.bar}>
        <ShareBar values={parts.map(({ amount }) => amount)} />
      </div>
      <ul className={styles.parts}>
        {parts.map(({ name, formula, amount }, index) => (
          <li key={name}>
            <ShareMark index={index} />
            <strong>{name}</strong>
            <span>{formula}</span>
            <b>{Math.round((amount / total) * 100)}%</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
