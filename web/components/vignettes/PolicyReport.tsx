import { Tag } from '../ui/Tag.tsx';
import type { Croppable } from './croppable.ts';
import { Panel } from './Panel.tsx';
import styles from './PolicyReport.module.css';

const controls = [
  { state: 'passed', name: 'Encryption at rest', evidence: '214 of 214 volumes', word: 'passed' },
  { state: 'passed', name: 'No public buckets', evidence: '61 buckets, 0 public', word: 'passed' },
  { state: 'failed', name: 'Admins use MFA', evidence: '1 of 9 lacks MFA', word: 'SEC-341' },
  {
    state: 'running',
    name: 'Patch age under 14 days',
    evidence: '96 of 98 hosts',
    word: 'fix merging',
  },
  { state: 'passed', name: 'Access reviewed', evidence: '42 grants, 3 removed', word: 'passed' },
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
      <ul className={styles.controls}>
        {controls.slice(0, isCropped ? 2 : 5).map(({ state, name, evidence, word }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{evidence}</span>
            <Tag state={state}>{word}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
