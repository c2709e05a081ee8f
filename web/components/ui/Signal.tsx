import type { SignalState } from '../../content/signal.ts';
import styles from './Signal.module.css';

/** Status lamp. States differ in shape as well as color, and text beside it names the state. */
export function Signal({ state }: { state: SignalState }) {
  return <i className={styles.signal} data-state={state} />;
}
