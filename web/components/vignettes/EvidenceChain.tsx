import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './EvidenceChain.module.css';
import { Panel } from './Panel.tsx';

const records = [
  { state: 'passed', control: 'backups-fresh', outcome: '38 of 38 databases', hash: 'b41f' },
  { state: 'failed', control: 'admins-use-mfa', outcome: '8 of 9 accounts', hash: 'e7d0' },
  {
    state: 'running',
    control: 'storage-own-key',
    outcome: 'excepted until 2027-03-31',
    hash: '3a96',
  },
  { state: 'waiting', control: 'patch-age', outcome: 'not run: could not log in', hash: '05cc' },
] as const;

/** Outcomes of checks, each with the hash of the one before it. */
export function EvidenceChain() {
  return (
    <Panel
      label="Records of four checks, chained by their hashes"
      title="records.jsonl · 02:00 UTC"
      status={<Tag state="passed">chain unbroken</Tag>}
      foot={
        <>
          <b>94 controls:</b> 51 checks, 28 tasks with a record, 15 for people
        </>
      }
    >
      <ol className={styles.records}>
        {records.map(({ state, control, outcome, hash }, index) => (
          <li key={hash}>
            <Signal state={state} />
            <strong>{control}</strong>
            <span>{outcome}</span>
            <code>
              {records[index - 1]?.hash ?? '9c02'} → {hash}
            </code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
