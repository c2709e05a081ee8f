import { useCallback, useEffect, useMemo, useState } from 'react';
import { download, toFileName } from '../file-viewer/download.ts';
import { NAME_MAX_CHARS, newEntryId, type WorkspaceEntry } from '../workspace-store/entry.ts';
import {
  createExport,
  IMPORT_MAX_BYTES,
  mergeEntries,
  readExport,
} from '../workspace-store/exchange.ts';
import {
  type ListOutcome,
  listEntries,
  removeEntry,
  type SaveOutcome,
  saveEntry,
  watchOtherTabs,
} from '../workspace-store/store.ts';
import { nameOf } from './entry-words.ts';

/** Deletions that can be undone while the page is open. */
const UNDO_MAX = 20;

/** Result message of the last action, and the newest deletion that can be undone. */
export interface Report {
  readonly text: string;
  readonly deleted?: WorkspaceEntry;
}

/** The entries in this browser and the actions on them; each action reports its result. */
export function useDashboard() {
  // Undefined until hydration, since the prerendered page cannot read storage.
  const [list, setList] = useState<ListOutcome>();
  const [told, setTold] = useState<{ readonly text: string }>();
  const [removed, setRemoved] = useState<readonly WorkspaceEntry[]>([]);
  const entries = list?.state === 'listed' ? list.entries : [];

  const refresh = useCallback(() => setList(listEntries()), []);

  useEffect(() => {
    refresh();
    return watchOtherTabs((id) => {
      refresh();
      if (id !== undefined) return;
      // Undo must not bring back an entry that a logout has erased.
      setTold(undefined);
      setRemoved([]);
    });
  }, [refresh]);

  // A new object only for a new message, since each one takes the focus.
  const report = useMemo(() => told && reportOf(told.text, removed), [told, removed]);

  function tell(text: string): void {
    refresh();
    setTold({ text });
  }

  function bringBack(entry: WorkspaceEntry): void {
    if (save(entry, `${nameOf(entry)} is back.`)) {
      setRemoved((all) => all.filter((other) => other !== entry));
    }
  }

  function save(entry: WorkspaceEntry, done: string): boolean {
    const outcome = saveEntry(entry);
    tell(outcome === 'kept' ? done : refusals[outcome]);
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
    setRemoved((all) => [entry, ...all].slice(0, UNDO_MAX));
    tell('');
  }

  function exportEntries(exported: readonly WorkspaceEntry[], name: string): void {
    const text = createExport(exported, new Date());
    download(`${toFileName(name)}.json`, new Blob([text], { type: 'application/json' }));
    setTold({ text: `${toFileName(name)}.json is in your downloads.` });
  }

  async function importFile(file: File): Promise<void> {
    if (file.size > IMPORT_MAX_BYTES) {
      setTold({ text: `${file.name} is larger than 5 MiB, which no export of ours is.` });
      return;
    }
    const read = readExport(await file.text().catch(() => ''));
    if (read.state === 'not-an-export') {
      setTold({ text: `${file.name} is not an export of this dashboard. Nothing has changed.` });
      return;
    }
    const { added, knownCount } = mergeEntries(entries, read.entries);
    const outcomes = added.map(saveEntry);
    const keptCount = outcomes.filter((outcome) => outcome === 'kept').length;
    const refusal = outcomes.find((outcome) => outcome !== 'kept');
    tell(
      [
        `${countOf(keptCount, 'entry', 'entries')} added.`,
        knownCount > 0 && `${knownCount} here already.`,
        read.damagedCount > 0 && `${read.damagedCount} could not be read.`,
        refusal && refusals[refusal],
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  return { list, entries, report, bringBack, rename, duplicate, remove, exportEntries, importFile };
}

/** The message, and the newest deletion behind it. */
function reportOf(text: string, [newest]: readonly WorkspaceEntry[]): Report {
  if (!newest) return { text };
  const deletion = `${nameOf(newest)} is deleted.`;
  return { text: text === '' ? deletion : `${text} ${deletion}`, deleted: newest };
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
