import styles from './DetailColumns.module.css';

export interface DetailColumn {
  readonly name: string;
  readonly description: string;
  readonly details: readonly string[];
}

interface DetailColumnsProps {
  items: readonly DetailColumn[];
  /** The details go from small to large, and show it. */
  isScale?: boolean;
}

/** Columns of equal rank, each a description and what belongs to it. */
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
