import { Link } from '@tanstack/react-router';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import type { DraftEntry } from '../workspace-store/entry.ts';
import styles from './EntryRow.module.css';

/** Link to the onboarding form with this draft. */
export function OpenDraft({ entry: { id, screen }, name }: { entry: DraftEntry; name: string }) {
  return (
    <Link
      to={`/${screen}`}
      // The page's default draft needs no search parameter.
      search={id === screen ? {} : { draft: id }}
      className={styles.open}
    >
      {configurationDashboard.entry.open}
      <span className="visually-hidden"> {name}</span>
    </Link>
  );
}
