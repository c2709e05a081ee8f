import session from '../sections/SessionLine.module.css';
import { Tag } from '../ui/Tag.tsx';
import { Panel } from './Panel.tsx';

const days = [
  { name: 'Monday', work: 'code, pipelines, dashboards, last incidents' },
  { name: 'Tuesday', work: 'pairs on the piece that goes first' },
  { name: 'Thursday', work: 'something small is ready' },
  { name: 'Friday', work: 'shown to everybody, next weeks planned' },
];

/** The first week of an engagement. */
export function FirstWeek() {
  return (
    <Panel
      label="The first week of an engagement, day by day"
      title="week 1"
      status={<Tag state="waiting">first result Thursday</Tag>}
    >
      <div className={session.panel}>
        <ol className={session.line}>
          {days.map(({ name, work }) => (
            <li key={name}>
              <span>{name}</span> {work}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
