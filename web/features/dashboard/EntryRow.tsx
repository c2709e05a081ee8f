import { Copy, Download, type IconNode, Pencil, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import type { WorkspaceEntry } from '../workspace-store/entry.ts';
import { EntryName } from './EntryName.tsx';
import styles from './EntryRow.module.css';
import { describeEntry, formatSavedAt, nameOf } from './entry-words.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { OpenDraft } from './OpenDraft.tsx';
import type { DashboardActions } from './use-dashboard.ts';

const words = configurationDashboard.entry;

interface EntryRowProps {
  entry: WorkspaceEntry;
  dashboard: DashboardActions;
}

export function EntryRow({ entry, dashboard }: EntryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(entry);

  function endRename(next: string | undefined): void {
    if (next && next !== name && !dashboard.rename(entry, next)) return;
    setIsRenaming(false);
    row.current?.querySelector<HTMLButtonElement>('button[data-rename]')?.focus();
  }

  return (
    <li ref={row} className={styles.row}>
      <div className={styles.words}>
        <EntryName name={name} isRenaming={isRenaming} onEnd={endRename} />
        <p>
          {describeEntry(entry)} · <time>{formatSavedAt(entry)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {entry.kind === 'draft' ? (
          <OpenDraft entry={entry} name={name} />
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.close : words.open}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        <RowButton
          label={words.rename}
          of={name}
          icon={Pencil}
          data-rename
          onClick={() => setIsRenaming(true)}
        />
        <RowButton
          label={words.duplicate}
          of={name}
          icon={Copy}
          onClick={() => dashboard.duplicate(entry)}
        />
        <RowButton
          label={words.export}
          of={name}
          icon={Download}
          onClick={() => dashboard.exportEntries([entry], name)}
        />
        <RowButton
          label={words.delete}
          of={name}
          icon={Trash2}
          onClick={() => dashboard.remove(entry)}
        />
      </div>
      {isOpen && entry.kind === 'files' && <KeptFiles entry={entry} />}
    </li>
  );
}

interface RowButtonProps {
  label: string;
  /** Name of the entry, for the accessible name of the button. */
  of: string;
  icon: IconNode;
  onClick: () => void;
  'data-rename'?: boolean;
}

function RowButton({ label, of, icon, ...rest }: RowButtonProps) {
  return (
    <button type="button" title={label} {...rest}>
      <Icon of={icon} size={18} />
      <span className="visually-hidden">
        {label} {of}
      </span>
    </button>
  );
}
