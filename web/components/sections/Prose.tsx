import styles from './Prose.module.css';

/** Text that was compiled from the repository's own Markdown at build. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
