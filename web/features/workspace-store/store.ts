/**
 * The visitor's work, stored only in this browser. Each entry has its own key and is written as a
 * whole; a form that several tabs have open merges its fields first (onboarding/use-draft.ts).
 */
import { browserStorage, type WriteOutcome } from '../../lib/storage.ts';
import { WORKSPACE_PREFIX } from '../../lib/storage-keys.ts';
import { parseEntry, type WorkspaceEntry } from './entry.ts';

/** Whether the browser stored an entry; if not, why. */
export type SaveOutcome = WriteOutcome;

export type ReadOutcome =
  | { readonly state: 'found'; readonly entry: WorkspaceEntry }
  | { readonly state: 'none' | 'damaged' | 'blocked' };

export type ListOutcome =
  | {
      readonly state: 'listed';
      /** Newest first. */
      readonly entries: readonly WorkspaceEntry[];
      /** Number of entries that could not be read. */
      readonly damagedCount: number;
    }
  | { readonly state: 'blocked' };

export function readEntry(id: string): ReadOutcome {
  const text = browserStorage.read(`${WORKSPACE_PREFIX}${id}`);
  if (text === undefined) return { state: browserStorage.isBlocked() ? 'blocked' : 'none' };
  const entry = parseStored(id);
  return entry ? { state: 'found', entry } : { state: 'damaged' };
}

export function listEntries(): ListOutcome {
  if (browserStorage.isBlocked()) return { state: 'blocked' };
  const found = browserStorage.listKeys(WORKSPACE_PREFIX).map(parseStored);
  const entries = found.filter((entry) => entry !== undefined);
  return {
    state: 'listed',
    entries: entries.toSorted((a, b) => b.savedAtMs - a.savedAtMs || (a.id < b.id ? -1 : 1)),
    damagedCount: found.length - entries.length,
  };
}

export function saveEntry(entry: WorkspaceEntry): SaveOutcome {
  return browserStorage.write(`${WORKSPACE_PREFIX}${entry.id}`, JSON.stringify(entry));
}

export function removeEntry(id: string): void {
  browserStorage.remove(`${WORKSPACE_PREFIX}${id}`);
}

/**
 * Calls the listener when another tab changes an entry, and when a logout in any tab erases them
 * all.
 * @param listener receives the entry's id, or undefined if any entry may have changed: the whole
 * storage was cleared, or the page was in the back/forward cache meanwhile.
 * @returns a function that unsubscribes.
 */
export function watchOtherTabs(listener: (id: string | undefined) => void): () => void {
  const noteStorage = ({ key }: StorageEvent) => {
    if (key === null) listener(undefined);
    else if (key.startsWith(WORKSPACE_PREFIX)) listener(key.slice(WORKSPACE_PREFIX.length));
  };
  const noteReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(undefined);
  };
  addEventListener('storage', noteStorage);
  addEventListener('pageshow', noteReturn);
  return () => {
    removeEventListener('storage', noteStorage);
    removeEventListener('pageshow', noteReturn);
  };
}

/**
 * An entry stored under another entry's key counts as damaged: it could not be removed by its id.
 */
function parseStored(id: string): WorkspaceEntry | undefined {
  const entry = parseEntry(browserStorage.readJson(`${WORKSPACE_PREFIX}${id}`));
  return entry?.id === id ? entry : undefined;
}
