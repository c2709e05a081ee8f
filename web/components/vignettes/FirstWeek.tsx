import { Signal } from '../ui/Signal.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './FirstWeek.module.css';
import { Panel } from './Panel.tsx';

const days = [
  { state: 'passed', day: 'Monday', work: 'code, pipelines, dashboards, last incidents' },
  { state: 'passed', day: 'Tuesday', work: 'pairs on the piece that goes first' },
  { state: 'passed', day: 'Thursday', work: 'something small is ready' },
  { state: 'running', day: 'Friday', work: 'shown to everybody, next weeks planned' },
] as const;

/** The first week of an engagement. */
export function FirstWeek() {
  return (
    <Panel
      label="The first week of an engagement, day by day"
      title="week 1"
      status={<Tag state="passed">first result Thursday</Tag>}
    >
      <ol className={styles.days}>
        {days.map(({ state, day, work }) => (
          <li key={day}>
            <Signal state={state} />
            <strong>{day}</strong>
            <span>{work}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
