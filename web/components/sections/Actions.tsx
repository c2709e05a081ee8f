import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons below a text. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
