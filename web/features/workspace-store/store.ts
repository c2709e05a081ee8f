/**
 * What a visitor makes in the workspace, kept in this browser and nowhere else. Each entry has a
 * key of its own and is written as a whole: two tabs never mix fields, and the last write wins.
 */
import { parseEntry, type WorkspaceEntry } from './entry.ts';

export const KEY_PREFIX = 'workspace_v1/';

/** Whether the browser has kept an entry; if not, why. */
export type SaveOutcome = 'kept' | 'full' | 'blocked';

export type ReadOutcome =
  | { readonly state: 'found'; readonly entry: WorkspaceEntry }
  | { readonly state: 'none' | 'damaged' | 'blocked' };

export type ListOutcome =
  | {
      readonly state: 'listed';
      /** Newest first. */
      readonly entries: readonly WorkspaceEntry[];
      /** How many could not be read. */
      readonly damagedCount: number;
    }
  | { readonly state: 'blocked' };

export function readEntry(id: string): ReadOutcome {
  try {
    const text = localStorage.getItem(KEY_PREFIX + id);
    if (text === null) return { state: 'none' };
    const entry = parseText(id, text);
    return entry ? { state: 'found', entry } : { state: 'damaged' };
  } catch {
    return { state: 'blocked' };
  }
}

export function listEntries(): ListOutcome {
  try {
    const found = listKeys().map((key) =>
      parseText(key.slice(KEY_PREFIX.length), localStorage.getItem(key) ?? ''),
    );
    const entries = found.filter((entry) => entry !== undefined);
    return {
      state: 'listed',
      entries: entries.toSorted((a, b) => b.savedAtMs - a.savedAtMs || (a.id < b.id ? -1 : 1)),
      damagedCount: found.length - entries.length,
    };
  } catch {
    return { state: 'blocked' };
  }
}

export function saveEntry(entry: WorkspaceEntry): SaveOutcome {
  try {
    localStorage.setItem(KEY_PREFIX + entry.id, JSON.stringify(entry));
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked';
  }
}

export function removeEntry(id: string): void {
  try {
    localStorage.removeItem(KEY_PREFIX + id);
  } catch {
    // Storage is blocked: there was nothing to remove.
  }
}

/**
 * Calls back when another tab has changed an entry.
 * @param listener gets the id of the entry, or nothing when all of them are gone.
 * @returns a function that stops it.
 */
export function watchOtherTabs(listener: (id: string | undefined) => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === null) listener(undefined);
    else if (key.startsWith(KEY_PREFIX)) listener(key.slice(KEY_PREFIX.length));
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

function listKeys(): string[] {
  return Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.key(index) ?? '',
  ).filter((key) => key.startsWith(KEY_PREFIX));
}

/** An entry under another's key is damaged too: it could not be removed by its id. */
function parseText(id: string, text: string): WorkspaceEntry | undefined {
  try {
    const entry = parseEntry(JSON.parse(text));
    return entry?.id === id ? entry : undefined;
  } catch {
    return undefined;
  }
}
