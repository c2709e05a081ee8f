import { useHydrated } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import type { CheckExample } from '../../content/check/examples.ts';
import { checkReport } from '../../content/check/report.ts';
import { tryCheck as words } from '../../content/check/try-check.ts';
import { ApplyAll } from './ApplyAll.tsx';
import { Editor } from './Editor.tsx';
import { openExample } from './examples.ts';
import { marksOf } from './marks-of.ts';
import { RowHeads, Rows } from './Rows.tsx';
import { Summary } from './Summary.tsx';
import styles from './TryPanel.module.css';
import { useOpenRow } from './use-open-row.ts';
import { usePlayground } from './use-playground.ts';

/** More rows are as high as the file by themselves. */
const ROWS_WITH_ONE_OPEN_MAX = 5;
/** Findings that a phone shows at first, if none is open. */
const FIRST_SHOWN = 3;

/** A faulty file to mend on the spot; the check itself loads with the first change. */
export function TryPanel({ kind }: { kind: CheckExample }) {
  const playground = usePlayground(openExample(kind));
  const { file, check, isUnloaded, type } = playground;
  const [showsAll, setShowsAll] = useState(false);
  const isHydrated = useHydrated();
  const rows = check?.rows ?? [];
  const single = rows.filter(({ isHouse }) => !isHouse);
  const mendable = rows.find(({ findings }) => findings.some(({ fix }) => fix));
  const first = single.length > ROWS_WITH_ONE_OPEN_MAX ? undefined : (mendable ?? rows[0]);
  const firstShown = first ? 1 : FIRST_SHOWN;
  const opening = useOpenRow(rows, first);
  const ShownRows = isHydrated ? Rows : RowHeads;
  const marks = useMemo(() => marksOf(check?.findings ?? []), [check]);

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
            ref={opening.editor}
            label={words.text}
            text={file.text}
            kind={check?.kind}
            marks={marks}
            chosen={opening.lines}
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
          <ShownRows
            rows={rows}
            text={check?.text ?? ''}
            opened={opening.row}
            onOpen={opening.open}
            onApply={playground.apply}
          />
          {rows.length > firstShown && !showsAll && (
            <button
              type="button"
              className={first ? styles.others : styles.more}
              onClick={() => setShowsAll(true)}
            >
              {checkReport.more(rows.length - firstShown)}
            </button>
          )}
          {isUnloaded && <p role="alert">{words.notLoaded}</p>}
        </div>
        <p className={styles.actions}>
          <ApplyAll playground={isHydrated ? playground : { ...playground, apply: undefined }} />
          <ButtonLink {...words.checkLink} look={mendable && 'quiet'} size="compact">
            {words.check}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
