import styles from './Sources.module.css';

/** Sources of a copilot answer. */
export function Sources({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.sources}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
