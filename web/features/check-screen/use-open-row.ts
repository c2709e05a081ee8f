import { useRef, useState } from 'react';
import type { EditorHandle } from './Editor.tsx';
import type { FindingRow } from './finding-rows.ts';

/** The finding that is open: the one that was chosen, or `first` until then and when that is gone. */
export function useOpenRow(rows: readonly FindingRow[], first: FindingRow | undefined) {
  const editor = useRef<EditorHandle>(null);
  const [chosen, setChosen] = useState('');
  const row = rows.find((each) => keyOf(each) === chosen) ?? first;
  return {
    editor,
    row,
    /** Marked in the editor. */
    lines: row?.findings.map(({ line }) => line) ?? [],

    open(row: FindingRow): void {
      setChosen(keyOf(row));
      const [finding] = row.findings;
      if (finding) editor.current?.showLine(finding.line);
    },
  };
}

/** What a row is called in React's lists and as the open one: no two rows have one rule in one group. */
export const keyOf = ({ group, rule }: FindingRow): string => `${group} ${rule}`;
