import { Tag } from '../ui/Tag.tsx';
import styles from './MatchCard.module.css';
import { Panel } from './Panel.tsx';
import { TimedSteps } from './TimedSteps.tsx';

const steps = [
  { state: 'passed', time: '10:04', text: 'query raised' },
  { state: 'passed', time: '10:51', text: 'matched, rate and estimate accepted' },
  { state: 'running', time: '16:30', text: 'call, with a shared screen' },
] as const;

const MINUTES_OF_A_UNIT = 15;
const MINUTES_USED = 12;
const minutes = Array.from({ length: MINUTES_OF_A_UNIT }, (_, minute) => minute < MINUTES_USED);

/** An expert on a call, whose time is counted in units of 15 minutes. */
export function MatchCard() {
  return (
    <Panel
      label="A query matched with an expert, and the running time of their call"
      title="query 94 · Postgres 14 → 16, 2 TB"
      status={<Tag state="running">on a call</Tag>}
    >
      <div className={styles.expert}>
        <span className={styles.avatar} aria-hidden="true">
          DE
        </span>
        <strong>Database engineer</strong>
        <span>11 years, 14 upgrades of this kind</span>
      </div>
      <TimedSteps steps={steps} />
      <div className={styles.timer}>
        <p>
          <b>12:40</b> of 15:00
        </p>
        <p>third unit</p>
        <div className={styles.minutes} aria-hidden="true">
          {minutes.map((isUsed, minute) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place in the unit.
            <i key={minute} data-used={isUsed || undefined} />
          ))}
        </div>
        <p>Ends when you end it. The next unit starts only if you stay.</p>
      </div>
    </Panel>
  );
}
