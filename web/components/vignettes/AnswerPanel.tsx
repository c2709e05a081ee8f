import { Tag } from '../ui/Tag.tsx';
import styles from './AnswerPanel.module.css';
import { Panel } from './Panel.tsx';

const sources = [
  { name: 'deploy checkout 4f2c', note: 'prod-eu, 14:02, by the pipeline' },
  { name: 'metric latency p99', note: '13:30 to 14:30, objective 400 ms' },
  { name: 'trace 8d01e7', note: '212 queries in one request' },
  { name: 'runbook/orders-index', note: 'edited two days ago' },
] as const;

/** An answer of the copilot, in which each statement names its source. */
export function AnswerPanel() {
  return (
    <Panel
      label="A question to Edzy and its answer with sources"
      title="edzy · platform team"
      status={<Tag state="passed">4 sources read</Tag>}
      foot="Read only: nothing was changed to answer this."
    >
      <div className={styles.talk}>
        <p className={styles.question}>Why has checkout been slow since two?</p>
        <p className={styles.answer}>
          Deploy 4f2c went out at 14:02 <sup>1</sup> and p99 rose from 190 to 560 ms <sup>2</sup>.
          Each request now scans <code>orders</code> once per item <sup>3</sup>.
        </p>
        <p className={styles.answer}>
          Roll back to 91aa, or add the index on <code>orders.cart_id</code> from the runbook{' '}
          <sup>4</sup>.
        </p>
      </div>
      <ol className={styles.sources}>
        {sources.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
