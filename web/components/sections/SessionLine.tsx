import type { SessionStep } from '../../content/document.ts';
import { webinars } from '../../content/resources/webinars.ts';
import { Panel } from '../vignettes/Panel.tsx';
import styles from './SessionLine.module.css';

/** The steps of a session on a line, each as long as it takes. */
function SessionLine({ steps }: { steps: readonly SessionStep[] }) {
  return (
    <div className={styles.session}>
      <ol className={styles.line}>
        {steps.map(({ name, minutes }) => (
          <li key={name} data-minutes={minutes}>
            <span>{webinars.stepMinutes(minutes)}</span> {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SessionPanelProps {
  /** Of the whole session, such as "60 minutes". */
  length: string;
  steps: readonly SessionStep[];
}

/** The steps of a session as a picture beside its title. */
export function SessionPanel({ length, steps }: SessionPanelProps) {
  return (
    <Panel label={webinars.order} title={webinars.order} status={<span>{length}</span>}>
      <div className={styles.panel}>
        <SessionLine steps={steps} />
      </div>
    </Panel>
  );
}
