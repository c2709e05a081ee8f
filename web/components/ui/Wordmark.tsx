import logo from 'virtual:logo';
import { settings, wordmark } from '../../content/site.ts';
import styles from './Wordmark.module.css';

const letters = [...wordmark.letters].map((letter, position) => ({ letter, position }));

/** The operator's logo, or the short brand with a lit signal at its end. */
export function Wordmark() {
  if (logo) {
    const { url, width, height } = logo;
    return (
      <img
        className={styles.logo}
        src={url}
        alt={settings.shortBrand}
        width={width}
        height={height}
      />
    );
  }
  return (
    <span className={styles.wordmark} role="img" aria-label={settings.shortBrand}>
      {letters.map(({ letter, position }) => (
        <span key={position}>{letter}</span>
      ))}
      <span className={wordmark.lamp ? styles.signal : styles.added}>{wordmark.lamp}</span>
    </span>
  );
}
