import type { ReactNode } from 'react';
import styles from './DetailColumns.module.css';
import { RevealGroup } from './RevealGroup.tsx';

export interface DetailColumn {
  readonly name: string;
  readonly description: string;
  readonly details: readonly string[];
  /** Above the name. */
  readonly picture?: ReactNode;
}

/** Equal columns, each with a description and a list of details. */
export function DetailColumns({ items }: { items: readonly DetailColumn[] }) {
  return (
    <RevealGroup className={styles.columns}>
      {items.map(({ name, description, details, picture }) => (
        <li key={name}>
          {picture}
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
