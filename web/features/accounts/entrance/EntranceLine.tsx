import type { ReactNode } from 'react';
import { Signal } from '../../../components/ui/Signal.tsx';
import { SignalLine } from '../../../components/ui/SignalLine.tsx';
import { entranceText } from '../../../content/accounts/entrance.ts';
import type { SignalState, Stage } from '../../../content/signal.ts';
import styles from './EntranceLine.module.css';

interface EntranceLineProps extends Line {
  /** Stands below the line instead of what an account has, and on phones below the form. */
  children?: ReactNode;
}

export function EntranceLine({ title, stages, children }: EntranceLineProps) {
  return (
    <div className={styles.illustration} data-scheme="dark">
      <div aria-hidden>
        <p>{title}</p>
        <SignalLine stages={stages} />
        {!children && (
          <ul>
            {entranceText.account.map(({ name, detail, state }) => (
              <li key={name}>
                <Signal state={state} />
                <strong>{name}</strong>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  );
}

export interface Line {
  readonly title: string;
  readonly stages: readonly Stage[];
}

interface LineText<Name extends string> {
  readonly title: string;
  readonly stages: Readonly<Record<Name, Omit<Stage, 'state'>>>;
}

/** The line with its lamps in the given states; a stage without one is waiting. */
export function lineOf<Name extends string>(
  { title, stages }: LineText<Name>,
  states: Readonly<Partial<Record<NoInfer<Name>, SignalState>>>,
): Line {
  const stateByName: Readonly<Record<string, SignalState | undefined>> = states;
  return {
    title,
    stages: Object.entries<Omit<Stage, 'state'>>(stages).map(([name, stage]) => ({
      ...stage,
      state: stateByName[name] ?? 'waiting',
    })),
  };
}
