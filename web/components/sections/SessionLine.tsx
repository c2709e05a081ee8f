import type { SessionStep } from '../../content/document.ts';
import { webinars } from '../../content/resources/webinars.ts';
import styles from './SessionLine.module.css';

/** The steps of a session on a line, each as long as it takes. */
export function SessionLine({ steps }: { steps: readonly SessionStep[] }) {
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
