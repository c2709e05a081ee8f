import styles from './Prose.module.css';

/** Trusted HTML, compiled at build time from the repository's own Markdown. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
