import type { SignalState } from '../../content/signal.ts';
import styles from './Signal.module.css';

/** A lamp. Its shape differs by state as its colour does, and a word always stands beside it. */
export function Signal({ state }: { state: SignalState }) {
  return <i className={styles.signal} data-state={state} aria-hidden />;
}
