import type { ReactNode } from 'react';
import type { SignalState } from '../../content/signal.ts';
import styles from './Tag.module.css';

/** Label, tinted with the color of a signal state if it has one. */
export function Tag({ state, children }: { state?: SignalState; children: ReactNode }) {
  return (
    <span className={styles.tag} data-state={state}>
      {children}
    </span>
  );
}
