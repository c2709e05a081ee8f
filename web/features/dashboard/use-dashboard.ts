import { useEffect, useState } from 'react';
import { download, toFileName } from '../file-viewer/download.ts';
import { NAME_MAX_CHARS, newEntryId, type WorkspaceEntry } from '../workspace-store/entry.ts';
import {
  createExport,
  IMPORT_MAX_BYTES,
  mergeEntries,
  readExport,
} from '../workspace-store/exchange.ts';
import {
  removeEntry,
  type SaveOutcome,
  saveEntry,
  watchOtherTabs,
} from '../workspace-store/store.ts';
import { nameOf } from './entry-words.ts';
import { useEntries } from './use-entries.ts';

/** Result message of the last action, with an undo function where it can be undone. */
export interface Report {
  readonly text: string;
  readonly undo?: () => void;
}

/** The entries in this browser and the actions on them; each action reports its result. */
export function useDashboard() {
  const [list, refresh] = useEntries();
  const [report, setReport] = useState<Report>();
  const entries = list?.state === 'listed' ? list.entries : [];

  // Undo must not bring back an entry that a logout has erased.
  useEffect(
    () =>
      watchOtherTabs((id) => {
        if (id === undefined) setReport(undefined);
      }),
    [],
  );

  function tell(next: Report): void {
    refresh();
    setReport(next);
  }

  function save(entry: WorkspaceEntry, done: string): boolean {
    const outcome = saveEntry(entry);
    tell({ text: outcome === 'kept' ? done : refusals[outcome] });
    return outcome === 'kept';
  }

  function rename(entry: WorkspaceEntry, name: string): boolean {
    const renamed = { ...entry, name: name.trim().slice(0, NAME_MAX_CHARS) };
    return save(renamed, `Renamed to ${renamed.name}.`);
  }

  function duplicate(entry: WorkspaceEntry): void {
    const name = `Copy of ${nameOf(entry)}`.slice(0, NAME_MAX_CHARS);
    const copy = { ...entry, id: newEntryId(entry.id), name, savedAtMs: Date.now() };
    save(copy, `${name} is in the list.`);
  }

  function remove(entry: WorkspaceEntry): void {
    removeEntry(entry.id);
    tell({
      text: `${nameOf(entry)} is deleted.`,
      undo: () => save(entry, `${nameOf(entry)} is back.`),
    });
  }

  function exportEntries(exported: readonly WorkspaceEntry[], name: string): void {
    const text = createExport(exported, new Date());
    download(`${toFileName(name)}.json`, new Blob([text], { type: 'application/json' }));
    setReport({ text: `${toFileName(name)}.json is in your downloads.` });
  }

  async function importFile(file: File): Promise<void> {
    if (file.size > IMPORT_MAX_BYTES) {
      setReport({ text: `${file.name} is larger than 5 MiB, which no export of ours is.` });
      return;
    }
    const read = readExport(await file.text().catch(() => ''));
    if (read.state === 'not-an-export') {
      setReport({ text: `${file.name} is not an export of this dashboard. Nothing has changed.` });
      return;
    }
    const { added, knownCount } = mergeEntries(entries, read.entries);
    const outcomes = added.map(saveEntry);
    const keptCount = outcomes.filter((outcome) => outcome === 'kept').length;
    const refusal = outcomes.find((outcome) => outcome !== 'kept');
    tell({
      text: [
        `${countOf(keptCount, 'entry', 'entries')} added.`,
        knownCount > 0 && `${knownCount} here already.`,
        read.damagedCount > 0 && `${read.damagedCount} could not be read.`,
        refusal && refusals[refusal],
      ]
        .filter(Boolean)
        .join(' '),
    });
  }

  return { list, entries, report, setReport, rename, duplicate, remove, exportEntries, importFile };
}

const refusals: Record<Exclude<SaveOutcome, 'kept'>, string> = {
  full: 'Not everything was saved: the storage of this browser is full.',
  blocked: 'Nothing was saved: this browser does not let the site store anything.',
};

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Actions on a single entry in the list. */
export type DashboardActions = Pick<
  ReturnType<typeof useDashboard>,
  'rename' | 'duplicate' | 'remove' | 'exportEntries'
>;
