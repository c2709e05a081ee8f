import styles from './Wordmark.module.css';

/** The name of the product, with its last letter as a lit signal. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      OneG<span className={styles.signal}>o</span>
    </span>
  );
}
