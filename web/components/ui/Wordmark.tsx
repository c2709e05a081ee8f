import styles from './Wordmark.module.css';

/** Product name whose last letter is drawn as a lit signal. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      OneG<span className={styles.signal}>o</span>
    </span>
  );
}
