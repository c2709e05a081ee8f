import styles from './DetailColumns.module.css';

export interface DetailColumn {
  readonly name: string;
  readonly description: string;
  readonly details: readonly string[];
}

interface DetailColumnsProps {
  items: readonly DetailColumn[];
  /** The details are ordered from small to large and are drawn as a scale. */
  isScale?: boolean;
}

/** Equal columns, each with a description and a list of details. */
export function DetailColumns({ items, isScale }: DetailColumnsProps) {
  const List = isScale ? 'ol' : 'ul';
  return (
    <ul className={styles.columns}>
      {items.map(({ name, description, details }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <List>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </List>
        </li>
      ))}
    </ul>
  );
}
