import styles from './ReplayingLogo.module.css';

const LETTERS = [...'OneG'];

/** The wordmark, letter by letter; the sequence replays from time to time. */
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
