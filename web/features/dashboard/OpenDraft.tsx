import { Link } from '@tanstack/react-router';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import type { DraftEntry } from '../workspace-store/entry.ts';
import styles from './EntryRow.module.css';

/** Leads to the form with this draft in it. */
export function OpenDraft({ entry: { id, screen }, name }: { entry: DraftEntry; name: string }) {
  return (
    <Link
      to={`/${screen}`}
      // The screen's own draft is the one that opens without being asked for.
      search={id === screen ? {} : { draft: id }}
      className={styles.open}
    >
      {configurationDashboard.entry.open}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}
