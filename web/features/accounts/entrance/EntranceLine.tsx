import type { ReactNode } from 'react';
import { Signal } from '../../../components/ui/Signal.tsx';
import { SignalLine } from '../../../components/ui/SignalLine.tsx';
import { entranceText } from '../../../content/accounts/entrance.ts';
import styles from './EntranceLine.module.css';
import type { Line } from './line-of.ts';

interface EntranceLineProps extends Line {
  /** Stands below the line instead of the picture of a workspace, and on phones below the form. */
  children?: ReactNode;
}

/** The signal line beside a form; its lamps show the form's progress. */
export function EntranceLine({ title, stages, children }: EntranceLineProps) {
  return (
    <div className={styles.illustration} data-scheme="dark">
      <div aria-hidden>
        <p>{title}</p>
        <SignalLine stages={stages} />
        {!children && (
          <ul>
            {entranceText.workspace.map(({ name, detail, state }) => (
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
