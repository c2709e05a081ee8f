import { useEffect, useState } from 'react';
import { officeWeek } from '../../content/office-week.ts';
import type { OfficeClock } from '../../lib/office-clock.ts';
import { Tag } from '../ui/Tag.tsx';
import styles from './OfficeWeek.module.css';
import { Panel } from './Panel.tsx';

const { workdays, opensAtMinute, closesAtMinute, zone } = officeWeek;

/** The hours of the office in a week, and where in it we are once the visitor's clock is read. */
export function OfficeWeek() {
  const [now, setNow] = useState<OfficeClock>();

  useEffect(() => {
    import('../../lib/office-clock.ts').then(
      ({ readOfficeClock }) => setNow(readOfficeClock()),
      () => undefined,
    );
  }, []);

  return (
    <Panel
      label="Our office hours in a week"
      title={zone}
      status={now && <Tag state={now.state}>{now.word}</Tag>}
      // Its room is kept until then.
      foot={now?.hours ?? '\u00a0'}
    >
      <div className={styles.week} aria-hidden="true">
        <p>Mon Tue Wed Thu Fri Sat Sun</p>
        {/* A row for each day, as wide as its minutes. */}
        <svg viewBox="0 0 1440 7" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${opensAtMinute} 0V${workdays}H${closesAtMinute}V0`} />
          <path d={now?.needle} />
        </svg>
        <p>00 06 12 18 24</p>
      </div>
    </Panel>
  );
}
