import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import { PanelRows } from './PanelRows.tsx';
import styles from './PolicyReport.module.css';

const controls = [
  { state: 'passed', name: 'Encryption at rest', below: '214 of 214 volumes', tag: 'passed' },
  { state: 'passed', name: 'No public buckets', below: '61 buckets, 0 public', tag: 'passed' },
  { state: 'failed', name: 'Admins use MFA', below: '1 of 9 lacks MFA', tag: 'SEC-341' },
  {
    state: 'running',
    name: 'Patch age under 14 days',
    below: '96 of 98 hosts',
    tag: 'fix merging',
  },
  { state: 'passed', name: 'Access reviewed', below: '42 grants, 3 removed', tag: 'passed' },
] as const;

export function PolicyReport({ isCropped }: Croppable) {
  return (
    <Panel
      label="A policy report with one failed control"
      title="nightly controls · 04:00 UTC"
      status={!isCropped && <span>evidence signed</span>}
    >
      <div className={styles.score} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className={styles.total}>
        <b>118</b> passed · <b>1</b> pending · <b>1</b> failed
      </p>
      <PanelRows rows={controls.slice(0, isCropped ? 2 : 5)} />
    </Panel>
  );
}
