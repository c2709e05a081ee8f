import { startTransition, useCallback, useRef, useState } from 'react';
import type { CheckedFile } from './checked-file.ts';

/**
 * Checks files one after the other; a new list replaces the one before. `replace` shows the same
 * files with other findings.
 */
export function useChecks() {
  const [files, setFiles] = useState<readonly CheckedFile[]>([]);
  const latest = useRef<readonly File[]>([]);

  const check = useCallback(async (chosen: readonly File[]): Promise<void> => {
    latest.current = chosen;
    setFiles(chosen.map(waitingFor));
    const load = import('./check-files.ts');
    const done: CheckedFile[] = [];
    for (const [index, file] of chosen.entries()) {
      const { checkFiles } = await load.catch(() => ({ checkFiles: notLoaded }));
      for await (const checked of checkFiles(file)) {
        if (latest.current !== chosen) return;
        done.push(checked);
        const shown = [...done, ...chosen.slice(index + 1).map(waitingFor)];
        // Renders in slices, between which the page answers.
        startTransition(() => setFiles(shown));
      }
    }
  }, []);

  return { files, check, replace: setFiles };
}

const waitingFor = ({ name }: File): CheckedFile => ({ name, check: { state: 'checking' } });

async function* notLoaded({ name }: File): AsyncIterable<CheckedFile> {
  yield { name, check: { state: 'failed' } };
}
