import type { ContactText } from '../../content/company/company.ts';
import { officeWeek } from '../../content/office-week.ts';
import styles from './OfficeWeek.module.css';
import { Panel } from './Panel.tsx';
import { TimedSteps } from './TimedSteps.tsx';

const { opensAtMinute, closesAtMinute } = officeWeek;

/** A message and its answer, and the office hours between them. */
export function AnswerClock({ label, title, days, hours, minute, steps }: ContactText['clock']) {
  return (
    <Panel label={label} title={title}>
      <div className={styles.week} data-days="2" aria-hidden="true">
        <p>{days}</p>
        <svg viewBox="0 0 1440 2" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${minute} 0V1H${closesAtMinute}V0ZM${opensAtMinute} 1V2H${minute}V1Z`} />
          <path d={`M${minute} 0v2`} />
        </svg>
        <p>{hours}</p>
      </div>
      <TimedSteps steps={steps} />
    </Panel>
  );
}
