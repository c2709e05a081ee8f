import type { SignalState } from '../../content/signal.ts';
import { Signal } from '../ui/Signal.tsx';
import styles from './TimedSteps.module.css';

interface TimedStepsProps {
  steps: readonly {
    readonly state: SignalState;
    readonly time: string;
    readonly text: string;
  }[];
}

/** What happened and when, each with a lamp. */
export function TimedSteps({ steps }: TimedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, time, text }) => (
        <li key={time}>
          <Signal state={state} />
          <time>{time}</time>
          {text}
        </li>
      ))}
    </ol>
  );
}
