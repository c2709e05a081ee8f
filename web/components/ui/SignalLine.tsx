import type { Stage } from '../../content/signal.ts';
import { Signal } from './Signal.tsx';
import styles from './SignalLine.module.css';

/** Vertical list of stages, each with a status lamp. `--lamp` sets the lamp size, an even number of pixels. */
export function SignalLine({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className={styles.line}>
      {stages.map(({ name, detail, state }) => (
        <li key={name} data-state={state}>
          <Signal state={state} />
          <strong>{name}</strong>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
