import { Signal } from '../../../components/ui/Signal.tsx';
import type { SignalState } from '../../../content/signal.ts';
import styles from './EntranceLine.module.css';

export interface EntranceStage {
  readonly name: string;
  readonly detail: string;
  readonly state: SignalState;
}

interface EntranceLineProps {
  title: string;
  stages: readonly EntranceStage[];
}

/** The line that a form travels. Its lamps follow what happens in the form. */
export function EntranceLine({ title, stages }: EntranceLineProps) {
  return (
    <div className={styles.illustration} data-scheme="dark" aria-hidden>
      <div>
        <p>{title}</p>
        <ol>
          {stages.map(({ name, detail, state }) => (
            <li key={name} data-state={state}>
              <Signal state={state} />
              <strong>{name}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
