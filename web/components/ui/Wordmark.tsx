import styles from './Wordmark.module.css';

/** The name of the product, with its last letter as a lit signal. */
export function Wordmark() {
  return (
    <span className={styles.wordmark} role="img" aria-label="OneGo">
      OneG
      <span className={styles.signal} />
    </span>
  );
}
