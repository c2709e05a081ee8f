import type { Plan } from '../../content/section.ts';
import session from '../sections/SessionLine.module.css';
import { Panel } from './Panel.tsx';
import styles from './PlanPanel.module.css';

/** A picture of what will happen, in order. */
export function PlanPanel({ label, title, parts }: Plan) {
  return (
    <Panel label={label} title={title}>
      <div className={`${session.session} ${styles.plan}`}>
        <ol className={session.line}>
          {parts.map(({ time, name, detail }) => (
            <li key={name}>
              {time && <span>{time}</span>}
              <div>
                <strong>{name}</strong>
                <p>{detail}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
