import { ruleCounts } from 'virtual:example-findings';
import type { ReactNode } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import type { SignalState } from '../../content/signal.ts';
import type { DoneCheck } from './checked-file.ts';
import type { FindingRow } from './finding-rows.ts';
import styles from './Summary.module.css';

/**
 * How many errors and hints were found, and how many rules found nothing. House rules that are folded
 * count apart.
 */
export function Summary({ check }: { check: DoneCheck }) {
  const { rows } = check;
  const count = (isCounted: (row: FindingRow) => boolean) =>
    rows.filter(isCounted).flatMap(({ findings }) => findings).length;
  const errors = count(({ severity }) => severity === 'error');
  const house = rows.filter(({ isHouse }) => isHouse).length;
  const isFolded = house > 1;
  const hints = count(({ severity, isHouse }) => severity === 'hint' && !(isFolded && isHouse));
  return (
    <span className={styles.summary}>
      {errors > 0 && <Count state="failed">{words.errors(errors)}</Count>}
      {hints > 0 && <Count state="running">{words.hints(hints)}</Count>}
      {isFolded && <Count state="running">{words.house(house)}</Count>}
      <Count state="passed">{words.passed(passedCount(check))}</Count>
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

/** The rules for this kind of file that found nothing. */
function passedCount({ kind, rows }: DoneCheck): number {
  const found = rows.filter(({ group }) => group !== 'unread' && group !== 'actionlint');
  return ruleCounts[kind] - new Set(found.map(({ rule }) => rule)).size;
}

/** A lamp for each rule: those that found something first. */
export function RuleLamps({ check }: { check: DoneCheck }) {
  const { rows } = check;
  const found = rows.map(({ severity }) => (severity === 'error' ? 'failed' : 'running'));
  const lamps = [...found, ...Array<SignalState>(passedCount(check)).fill('passed')];
  return (
    <p className={styles.lamps} data-green={rows.length === 0 || undefined} aria-hidden>
      {lamps.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place.
        <i key={index} data-state={state} />
      ))}
    </p>
  );
}
