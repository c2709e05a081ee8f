import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import styles from './FindingsList.module.css';
import { Panel } from './Panel.tsx';

const totals = [
  { severity: 'critical', count: 0 },
  { severity: 'high', count: 2 },
  { severity: 'medium', count: 5 },
  { severity: 'low', count: 11 },
] as const;

const findings = [
  {
    state: 'failed',
    severity: 'high',
    name: 'SQL built from input',
    place: 'orders/search.ts:88',
    note: 'fix suggested, blocks merge',
  },
  {
    state: 'failed',
    severity: 'high',
    name: 'Another customer’s order shown',
    place: 'DAST · /orders/{id}',
    note: 'fix pushed, new scan at 15:00',
  },
  {
    state: 'running',
    severity: 'medium',
    name: 'Known vulnerability',
    place: 'package-lock.json',
    note: 'update opened, tests passed',
  },
] as const;

export function FindingsList({ isCropped }: Croppable) {
  return (
    <Panel
      label="Security findings by severity"
      title="pull request 2,071"
      status={<Tag state="failed">merge blocked</Tag>}
    >
      <dl className={styles.totals}>
        {totals.map(({ severity, count }) => (
          <div key={severity} data-severity={severity}>
            <dt className="muted">{severity}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.findings}>
        {findings.slice(0, isCropped ? 1 : 3).map(({ state, severity, name, place, note }) => (
          <li key={name}>
            <Tag state={state}>{severity}</Tag>
            <strong>{name}</strong>
            <span>{place}</span>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
