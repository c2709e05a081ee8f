import { settings, wordmark } from '../../content/site.ts';
import styles from './ReplayingLogo.module.css';

const letters = [...wordmark.letters].map((letter, position) => ({ letter, position }));

/** Wordmark that appears letter by letter. The animation repeats. */
export function ReplayingLogo() {
  return (
    <span className={styles.logo} role="img" aria-label={settings.shortBrand}>
      {letters.map(({ letter, position }) => (
        <span key={position}>{letter}</span>
      ))}
      <span className={styles.signal} />
    </span>
  );
}
