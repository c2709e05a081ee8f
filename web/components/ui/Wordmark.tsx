import logo from 'virtual:logo';
import { settings, wordmark } from '../../content/site.ts';
import styles from './Wordmark.module.css';

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
    <span className={styles.wordmark}>
      {wordmark.letters}
      <span className={styles.signal}>{wordmark.lamp}</span>
    </span>
  );
}
