import { contentOf, newEntryId, parseEntry, type WorkspaceEntry } from './entry.ts';

const FORMAT = 'onego-workspace';
const FORMAT_VERSION = 1;
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/** Serializes entries to a file that `readExport` can read in another browser. */
export function createExport(entries: readonly WorkspaceEntry[], exportedAt: Date): string {
  const content = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    exportedAt: exportedAt.toISOString(),
    entries,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export type ReadExport =
  | {
      readonly state: 'read';
      readonly entries: readonly WorkspaceEntry[];
      /** Number of invalid entries in the file. */
      readonly damagedCount: number;
    }
  | { readonly state: 'not-an-export' };

export function readExport(text: string): ReadExport {
  const content = parseJson(text);
  if (typeof content !== 'object' || content === null) return { state: 'not-an-export' };
  const { format, formatVersion, entries }: Record<string, unknown> = { ...content };
  if (format !== FORMAT || formatVersion !== FORMAT_VERSION || !Array.isArray(entries)) {
    return { state: 'not-an-export' };
  }
  const found = entries.map(parseEntry).filter((entry) => entry !== undefined);
  return { state: 'read', entries: found, damagedCount: entries.length - found.length };
}

export interface Merge {
  readonly added: readonly WorkspaceEntry[];
  /** Number of entries that already exist with identical content. */
  readonly knownCount: number;
}

/**
 * Selects the entries to import. An entry whose id is in use gets a new id; nothing is overwritten.
 */
export function mergeEntries(
  present: readonly WorkspaceEntry[],
  imported: readonly WorkspaceEntry[],
): Merge {
  const ids = new Set(present.map(({ id }) => id));
  const contents = new Set(present.map(contentOf));
  const added: WorkspaceEntry[] = [];
  for (const entry of imported) {
    const content = contentOf(entry);
    if (contents.has(content)) continue;
    const id = ids.has(entry.id) ? newEntryId(entry.id) : entry.id;
    ids.add(id);
    contents.add(content);
    added.push({ ...entry, id });
  }
  return { added, knownCount: imported.length - added.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
