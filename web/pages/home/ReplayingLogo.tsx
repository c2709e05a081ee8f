import styles from './ReplayingLogo.module.css';

const LETTERS = [...'OneG'];

/** Wordmark that appears letter by letter. The animation repeats. */
export function ReplayingLogo() {
  return (
    <span className={styles.logo} role="img" aria-label="OneGo">
      {LETTERS.map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
      <span className={styles.signal} />
    </span>
  );
}
