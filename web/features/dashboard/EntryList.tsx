import { useId } from 'react';
import type { WorkspaceEntry } from '../workspace-store/entry.ts';
import styles from './Dashboard.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { DashboardActions } from './use-dashboard.ts';

interface EntryListProps {
  title: string;
  /** Text shown when the list is empty. */
  empty: string;
  entries: readonly WorkspaceEntry[];
  dashboard: DashboardActions;
}

export function EntryList({ title, empty, entries, dashboard }: EntryListProps) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{entries.length}</span>
      </h2>
      {entries.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} dashboard={dashboard} />
          ))}
        </ul>
      )}
    </section>
  );
}
