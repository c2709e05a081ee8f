import { ruleCount } from 'virtual:example-findings';
import type { ReactNode } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import type { SignalState } from '../../content/signal.ts';
import { placesOf } from '../file-check/house-rules.ts';
import type { FindingRow } from './finding-rows.ts';
import styles from './Summary.module.css';

/** How many errors and hints were found, and how many rules found nothing. */
export function Summary({ rows }: { rows: readonly FindingRow[] }) {
  const count = (severity: FindingRow['severity']) =>
    placesOf(rows.filter((row) => row.severity === severity).flatMap((row) => row.findings)).length;
  const errors = count('error');
  const hints = count('hint');
  return (
    <span className={styles.summary}>
      {errors > 0 && <Count state="failed">{words.errors(errors)}</Count>}
      {hints > 0 && <Count state="running">{words.hints(hints)}</Count>}
      <Count state="passed">{words.passed(passedCount(rows))}</Count>
    </span>
  );
}

function Count({ state, children }: { state: SignalState; children: ReactNode }) {
  return (
    <span>
      <Signal state={state} />
      <span>{children}</span>{' '}
    </span>
  );
}

export function passedCount(rows: readonly FindingRow[]): number {
  return ruleCount - new Set(rows.map(({ rule }) => rule)).size;
}

/** A lamp for each rule: those that found something first. */
export function RuleLamps({ rows }: { rows: readonly FindingRow[] }) {
  const found = rows.map(({ severity }) => (severity === 'error' ? 'failed' : 'running'));
  const lamps = [...found, ...Array<SignalState>(passedCount(rows)).fill('passed')];
  return (
    <p className={styles.lamps} data-green={rows.length === 0 || undefined} aria-hidden>
      {lamps.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place.
        <i key={index} data-state={state} />
      ))}
    </p>
  );
}
