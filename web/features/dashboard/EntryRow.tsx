import { Link } from '@tanstack/react-router';
import {
  Copy,
  Database,
  Download,
  FilePen,
  FolderArchive,
  type IconNode,
  Pencil,
  Trash2,
  Workflow,
} from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import field from '../../components/forms/Field.module.css';
import { Button, ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { configurationDashboard } from '../../content/workspace/configuration-dashboard.ts';
import { toFileName } from '../file-viewer/download.ts';
import { PreviewPlace } from '../file-viewer/PreviewPlace.tsx';
import { toHash } from '../generator/choices.ts';
import {
  type DraftEntry,
  type FilesEntry,
  NAME_MAX_CHARS,
  type WorkspaceEntry,
} from '../workspace-store/entry.ts';
import styles from './EntryRow.module.css';
import { contentsOf, formatSavedAt, kindOf, nameOf } from './entry-words.ts';
import type { DashboardActions } from './use-dashboard.ts';

const words = configurationDashboard.entry;
const PREVIEW_CHARS = 400;
/** All files begin alike. */
const LEADING_COMMENTS = /^(?:(?:#|\/\/).*\n|\n)+/;
const loadViewer = () => import('../file-viewer/FileViewer.tsx');

interface EntryRowProps {
  entry: WorkspaceEntry;
  dashboard: DashboardActions;
}

export function EntryRow({ entry, dashboard }: EntryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(entry);
  // Several entries may have one name.
  const label = `${name}, ${kindOf(entry)}`;
  const actions = [
    ['rename', Pencil, () => setIsRenaming(true)],
    ['duplicate', Copy, () => dashboard.duplicate(entry)],
    ['export', Download, () => dashboard.exportEntries([entry], name)],
    ['delete', Trash2, () => dashboard.remove(entry)],
  ] as const;

  function endRename(next: string | undefined): void {
    if (next && next !== name && !dashboard.rename(entry, next)) return;
    setIsRenaming(false);
    row.current?.querySelector<HTMLButtonElement>('button[data-action=rename]')?.focus();
  }

  return (
    <li ref={row} className={styles.row}>
      <Icon of={entry.kind === 'draft' ? FilePen : iconOf(entry)} size={20} />
      <div>
        <EntryName name={name} isRenaming={isRenaming} onEnd={endRename} />
        <p className={styles.facts}>
          <span>{kindOf(entry)}</span>
          <span>{contentsOf(entry)}</span>
          <time dateTime={new Date(entry.savedAtMs).toISOString()}>{formatSavedAt(entry)}</time>
        </p>
      </div>
      {entry.kind === 'files' && (
        <pre className={styles.preview} data-cropped aria-hidden translate="no">
          {entry.files[0]?.text.replace(LEADING_COMMENTS, '').slice(0, PREVIEW_CHARS)}
        </pre>
      )}
      <div className={styles.actions}>
        {entry.kind === 'draft' ? (
          <OpenDraft entry={entry} label={label} />
        ) : (
          <Button
            look="quiet"
            size="compact"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{isOpen ? words.close : words.open}</span>
            <span className="visually-hidden">{` ${label}`}</span>
          </Button>
        )}
        {actions.map(([action, icon, run]) => (
          <button
            key={action}
            type="button"
            className="icon-button"
            title={words[action]}
            data-action={action}
            onClick={run}
          >
            <Icon of={icon} size={18} />
            <span className="visually-hidden">{`${words[action]} ${label}`}</span>
          </button>
        ))}
      </div>
      {isOpen && entry.kind === 'files' && <KeptFiles entry={entry} />}
    </li>
  );
}

function iconOf({ source }: FilesEntry): IconNode {
  if (source.kind === 'onboarding') return FolderArchive;
  return source.kind === 'mongodb' ? Database : Workflow;
}

interface EntryNameProps {
  name: string;
  isRenaming: boolean;
  /** Called with the new name, or undefined if it did not change. */
  onEnd: (name: string | undefined) => void;
}

function EntryName({ name, isRenaming, onEnd }: EntryNameProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isRenaming) input.current?.select();
  }, [isRenaming]);

  if (!isRenaming) return <h3>{name}</h3>;

  function cancelOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onEnd(undefined);
  }

  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onEnd(input.current?.value.trim());
      }}
    >
      <input
        ref={input}
        className={field.input}
        aria-label={words.newName(name)}
        defaultValue={name}
        maxLength={NAME_MAX_CHARS}
        required
        pattern=".*\S.*"
        title={words.nameHint}
        autoComplete="off"
        onKeyDown={cancelOnEscape}
      />
      <Button type="submit" size="compact">
        {words.save}
      </Button>
      <Button look="quiet" size="compact" onClick={() => onEnd(undefined)}>
        {words.cancel}
      </Button>
    </form>
  );
}

/** Link to the onboarding form with this draft. */
function OpenDraft({ entry: { id, screen }, label }: { entry: DraftEntry; label: string }) {
  return (
    <ButtonLink
      to={`/${screen}`}
      look="quiet"
      size="compact"
      // The page's default draft needs no search parameter.
      search={id === screen ? {} : { draft: id }}
    >
      {words.open}
      <span className="visually-hidden">{` ${label}`}</span>
    </ButtonLink>
  );
}

/** The files of an entry, with a link to the page that created them. */
function KeptFiles({ entry: { name, files, source } }: { entry: FilesEntry }) {
  return (
    <div className={styles.files}>
      <PreviewPlace load={loadViewer}>
        {({ FileViewer }) => <FileViewer files={files} archiveName={toFileName(name)} />}
      </PreviewPlace>
      {source.kind === 'onboarding' ? (
        <Link to={`/${source.screen}`}>{words.toForm}</Link>
      ) : (
        <Link to={`/config/${source.kind}`} hash={toHash(source.choices)}>
          {words.toOptions}
        </Link>
      )}
    </div>
  );
}
