import { type ComponentType, startTransition, useCallback, useRef, useState } from 'react';
import type { CheckedFile } from './checked-file.ts';
import type { ReportProps } from './Report.tsx';

/**
 * Checks files one after the other; a new list replaces the one before. `check` rejects if the code
 * for it does not load. `replace` shows the same files with other findings.
 */
export function useChecks() {
  const [files, setFiles] = useState<readonly CheckedFile[]>([]);
  const [Report, setReport] = useState<ComponentType<ReportProps>>();
  const latest = useRef<readonly File[]>([]);

  const check = useCallback(async (chosen: readonly File[]): Promise<void> => {
    latest.current = chosen;
    setFiles(chosen.map(waitingFor));
    const [{ checkFiles }, report] = await loadParts().catch((error) => {
      if (latest.current === chosen) setFiles([]);
      throw error;
    });
    setReport(() => report.Report);
    const done: CheckedFile[] = [];
    for (const [index, file] of chosen.entries()) {
      for await (const checked of checkFiles(file, chosen)) {
        if (latest.current !== chosen) return;
        done.push(checked);
        const shown = [...done, ...chosen.slice(index + 1).map(waitingFor)];
        // Renders in slices, between which the page answers.
        startTransition(() => setFiles(shown));
      }
    }
  }, []);

  return { files, check, replace: setFiles, Report };
}

const loadParts = () => Promise.all([import('./check-files.ts'), import('./Report.tsx')]);

const waitingFor = ({ name }: File): CheckedFile => ({ name, check: { state: 'checking' } });
