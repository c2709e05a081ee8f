import { useHydrated } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import type { CheckExample } from '../../content/check/examples.ts';
import { checkReport } from '../../content/check/report.ts';
import { tryCheck as words } from '../../content/check/try-check.ts';
import { ApplyAll } from './ApplyAll.tsx';
import { isDone } from './checked-file.ts';
import { Editor, type EditorHandle } from './Editor.tsx';
import { openExample } from './examples.ts';
import type { FindingRow } from './finding-rows.ts';
import { marksOf } from './marks-of.ts';
import { RowHeads, Rows } from './Rows.tsx';
import { Summary } from './Summary.tsx';
import styles from './TryPanel.module.css';
import { usePlayground } from './use-playground.ts';

/** Findings that a phone shows at first. */
const FIRST_SHOWN = 3;

/** A faulty file to mend on the spot; the check itself loads with the first change. */
export function TryPanel({ kind }: { kind: CheckExample }) {
  const playground = usePlayground(openExample(kind));
  const { file, isUnloaded, type } = playground;
  const [chosen, setChosen] = useState<FindingRow>();
  const [showsAll, setShowsAll] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const isHydrated = useHydrated();
  const check = isDone(file) ? file.check : undefined;
  const rows = check?.rows ?? [];
  const marks = useMemo(() => marksOf(check?.findings ?? []), [check]);

  function showFinding(row: FindingRow): void {
    setChosen(row);
    const [first] = row.findings;
    if (first) editor.current?.showLine(first.line);
  }

  return (
    <>
      <header>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </header>
      <div className={styles.panel}>
        <div>
          <p className={styles.name} translate="no">
            {file.name}
          </p>
          <Editor
            ref={editor}
            label={words.text}
            text={file.text}
            kind={check?.kind}
            marks={marks}
            chosen={chosen && rows.includes(chosen) ? chosen.findings.map(({ line }) => line) : []}
            onType={type}
            onReplace={(text) => type(text, '')}
          />
        </div>
        <div>
          <div role="status">
            <h3 data-green={(check && rows.length === 0) || undefined}>
              {check && rows.length === 0 ? (
                <span>{checkReport.green}</span>
              ) : (
                check && <Summary check={check} />
              )}
            </h3>
          </div>
          {isHydrated && check ? (
            <Rows rows={rows} text={check.text} onOpen={showFinding} onApply={playground.apply} />
          ) : (
            <RowHeads rows={rows} />
          )}
          {rows.length > FIRST_SHOWN && !showsAll && (
            <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
              {checkReport.more(rows.length - FIRST_SHOWN)}
            </button>
          )}
          {isUnloaded && <p role="alert">{words.notLoaded}</p>}
        </div>
        <p className={styles.actions}>
          <ApplyAll playground={playground} />
          <ButtonLink {...words.checkLink} look="quiet" size="compact">
            {words.check}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
