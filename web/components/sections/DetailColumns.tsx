import styles from './DetailColumns.module.css';
import { RevealGroup } from './RevealGroup.tsx';

interface DetailColumn {
  readonly name: string;
  readonly description: string;
  readonly details: readonly string[];
}

/** Equal columns, each with a description and a list of details. */
export function DetailColumns({ items }: { items: readonly DetailColumn[] }) {
  return (
    <RevealGroup className={styles.columns}>
      {items.map(({ name, description, details }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </li>
      ))}
    </RevealGroup>
  );
}
