import { LayoutDashboard, Link2 } from 'lucide';
import { generatorText } from '../../content/workspace/config/generator.ts';
import { copyText } from '../../lib/copy-text.ts';
import type { FileAction } from '../file-viewer/FileViewer.tsx';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import {
  FILES_STEM,
  type FilesSource,
  NAME_MAX_CHARS,
  newEntryId,
  SCHEMA_VERSION,
} from '../workspace-store/entry.ts';
import { saveEntry } from '../workspace-store/store.ts';
import { type Choices, toHash } from './choices.ts';

const { share, keep } = generatorText;

/** URL of this generator with all choices. */
export function addressOf(choices: Choices): string {
  return `${location.origin}${location.pathname}#${toHash(choices)}`;
}

export function shareAction(choices: Choices): FileAction {
  return {
    label: share.label,
    icon: Link2,
    run: async () => {
      const address = addressOf(choices);
      return (await copyText(address)) ? share.done : `${share.denied} ${address}`;
    },
  };
}

export function keepAction(
  name: string,
  source: FilesSource,
  files: readonly StarterFile[],
): FileAction {
  return {
    label: keep.label,
    icon: LayoutDashboard,
    run: () =>
      keep[
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
