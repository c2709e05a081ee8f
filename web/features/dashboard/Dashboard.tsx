import { Link } from '@tanstack/react-router';
import { Download, FilePen, FolderArchive, Upload } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { PageHead } from '../../components/head/PageHead.tsx';
import { Button, ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import toast from '../../components/ui/Toast.module.css';
import { configurationDashboard as text } from '../../content/workspace/configuration-dashboard.ts';
import type { WorkspaceEntry } from '../workspace-store/entry.ts';
import styles from './Dashboard.module.css';
import row from './EntryRow.module.css';
import { EntryRow } from './EntryRow.tsx';
import { type DashboardActions, type Report, useDashboard } from './use-dashboard.ts';

/** Lists the drafts and files in this browser: open, rename, duplicate, export, import, delete. */
export function Dashboard() {
  const dashboard = useDashboard();
  const { list, entries, report, bringBack, exportEntries, importFile } = dashboard;
  const drafts = entries.filter((entry) => entry.kind === 'draft');
  const files = entries.filter((entry) => entry.kind === 'files');

  return (
    <>
      <PageHead {...text.meta} />
      <header className={styles.header}>
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <div className={styles.exchange}>
          <ImportButton onChoose={importFile} />
          {entries.length > 0 && (
            <Button
              look="quiet"
              onClick={() => exportEntries(entries, 'onego-workspace')}
              data-made-here
            >
              <Icon of={Download} size={18} />
              {text.exportAll}
            </Button>
          )}
        </div>
        <noscript>
          <p className={styles.needsScript}>{text.needsScript}</p>
        </noscript>
      </header>
      <div data-made-here>
        {list?.state === 'blocked' && <Notice kind="info">{text.blocked}</Notice>}
        {list?.state === 'listed' && list.damagedCount > 0 && (
          <Notice kind="info">{text.damaged(list.damagedCount)}</Notice>
        )}
        {list?.state === 'listed' && entries.length === 0 && <EmptyDashboard />}
        {entries.length > 0 && (
          <>
            <div className={styles.lists}>
              <EntryList
                title={text.drafts.title}
                empty={text.drafts.empty}
                entries={drafts}
                dashboard={dashboard}
              />
              <EntryList
                title={text.files.title}
                empty={text.files.empty}
                entries={files}
                dashboard={dashboard}
              />
            </div>
            <p className={styles.warning}>{text.warning}</p>
          </>
        )}
        <ReportBar report={report} onUndo={bringBack} />
      </div>
    </>
  );
}

function EmptyDashboard() {
  const { title, lead, tag, examples, begin, forms, generators } = text.start;
  return (
    <section className={styles.empty}>
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ButtonLink to={begin.to}>{begin.label}</ButtonLink>
      </div>
      <ul className={styles.examples} aria-hidden>
        {examples.map(({ name, facts }, index) => (
          <li key={name} className={row.row}>
            <Icon of={index === 0 ? FilePen : FolderArchive} size={20} />
            <div>
              <strong>{name}</strong>
              <p className={row.facts}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </div>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      {[forms, generators].map(({ title, links, files }) => (
        <nav key={title} aria-label={title}>
          <p aria-hidden="true">{title}</p>
          <ul className="link-rows">
            {links.map(({ to, name }, index) => (
              <li key={to}>
                <Link to={to}>
                  <span>{name}</span>
                  <code aria-hidden>{files[index]}</code>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </section>
  );
}

interface ReportBarProps {
  report: Report | undefined;
  onUndo: (deleted: WorkspaceEntry) => void;
}

/** Stays until the next action, so that Undo has no time limit. */
function ReportBar({ report, onUndo }: ReportBarProps) {
  const deleted = report?.deleted;
  const words = useRef<HTMLParagraphElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  // The pressed button may have been removed from the page, so move the focus here.
  useEffect(() => {
    if (!report) return;
    if (report.deleted) undo.current?.focus({ preventScroll: true });
    else if (document.activeElement === document.body)
      words.current?.focus({ preventScroll: true });
  }, [report]);

  return (
    <div
      className={`${toast.toast} ${styles.report}`}
      data-shown={report ? '' : undefined}
      data-scheme="dark"
    >
      <p ref={words} role="status" tabIndex={-1}>
        {report?.text}
      </p>
      {deleted && (
        <button ref={undo} type="button" onClick={() => onUndo(deleted)}>
          {text.undo}
        </button>
      )}
    </div>
  );
}

interface EntryListProps {
  title: string;
  /** Text shown when the list is empty. */
  empty: string;
  entries: readonly WorkspaceEntry[];
  dashboard: DashboardActions;
}

function EntryList({ title, empty, entries, dashboard }: EntryListProps) {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>
        <span>{title}</span> <span>{entries.length}</span>
      </h2>
      {entries.length === 0 ? (
        <p className="muted">{empty}</p>
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

/** A file picker button; the native control, which shows a file name, is hidden. */
function ImportButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        {text.import.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={text.import.label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
