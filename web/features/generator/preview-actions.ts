import { LayoutDashboard, Link2 } from 'lucide';
import { copyText } from '../file-viewer/copy-text.ts';
import type { FileAction } from '../file-viewer/FileViewer.tsx';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import {
  FILES_STEM,
  type FilesSource,
  NAME_MAX_CHARS,
  newEntryId,
  SCHEMA_VERSION,
} from '../workspace-store/entry.ts';
import { type SaveOutcome, saveEntry } from '../workspace-store/store.ts';
import { type Choices, toHash } from './choices.ts';

/** Puts the address with all choices on the clipboard. */
export function shareAction(choices: Choices): FileAction {
  return {
    label: 'Copy the address',
    icon: Link2,
    run: async () => {
      const address = `${location.origin}${location.pathname}#${toHash(choices)}`;
      return (await copyText(address))
        ? 'The address is on the clipboard. Whoever opens it sees these choices.'
        : `This browser denied the clipboard. The address is ${address}`;
    },
  };
}

/** Keeps the files, as they are now, for the dashboard. */
export function keepAction(
  name: string,
  source: FilesSource,
  files: readonly StarterFile[],
): FileAction {
  return {
    label: 'Keep on the dashboard',
    icon: LayoutDashboard,
    run: () =>
      words[
        saveEntry({
          schemaVersion: SCHEMA_VERSION,
          kind: 'files',
          id: newEntryId(FILES_STEM),
          savedAtMs: Date.now(),
          name: name.slice(0, NAME_MAX_CHARS),
          source,
          files,
        })
      ],
  };
}

const words: Record<SaveOutcome, string> = {
  kept: 'Kept on the configuration dashboard of this browser.',
  full: 'Not kept: the storage of this browser is full. Delete something on the dashboard first.',
  blocked: 'Not kept: this browser does not let the site store anything. Download it instead.',
};
