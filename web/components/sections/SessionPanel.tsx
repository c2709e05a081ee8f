import type { SessionStep } from '../../content/document.ts';
import { webinars } from '../../content/resources/webinars.ts';
import { Panel } from '../vignettes/Panel.tsx';
import styles from './SessionLine.module.css';
import { SessionLine } from './SessionLine.tsx';

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
