import type { ReactNode } from 'react';
import type { SignalState } from '../../content/signal.ts';
import styles from './Tag.module.css';

/** The word of a signal, on a wash of its colour. */
export function Tag({ state, children }: { state: SignalState; children: ReactNode }) {
  return (
    <span className={styles.tag} data-state={state}>
      {children}
    </span>
  );
}
