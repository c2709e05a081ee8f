import styles from './Sources.module.css';

/** Where an answer of the copilot comes from. */
export function Sources({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.sources}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
