import type { SessionStep } from '../../content/document.ts';
import { webinars } from '../../content/resources/webinars.ts';
import styles from './SessionLine.module.css';

interface SessionStepsProps {
  steps: readonly SessionStep[];
  /** Beside each other on wide screens, not below each other. */
  isAcross?: boolean;
}

/** The steps of a session, each as long as it takes. */
export function SessionSteps({ steps, isAcross }: SessionStepsProps) {
  return (
    <ol className={isAcross ? styles.across : styles.steps}>
      {steps.map(({ name, minutes }) => (
        <li key={name} data-minutes={minutes}>
          <b>{name}</b> <small>{webinars.stepMinutes(minutes)}</small>
        </li>
      ))}
    </ol>
  );
}
