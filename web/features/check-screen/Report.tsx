import { lazy, type Ref, Suspense } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkProgress, checkForm as form } from '../../content/check/page.ts';
import { checkReport as words } from '../../content/check/report.ts';
import { nothingFound, unknownKinds } from '../../content/check/unknown-kinds.ts';
import { ApplyAll } from './ApplyAll.tsx';
import { type DoneCheck, type DoneFile, isDone, type OpenFile } from './checked-file.ts';
import { ExportMenu } from './ExportMenu.tsx';
import styles from './Report.module.css';
import { Rows, type RowsProps } from './Rows.tsx';
import { RuleLamps, Summary } from './Summary.tsx';
import type { Playground } from './use-playground.ts';

const AskActionlint = lazy(async () => {
  const { AskActionlint } = await import('./actionlint/AskActionlint.tsx');
  return { default: AskActionlint };
});

interface ReportProps extends Pick<RowsProps, 'opened' | 'onOpen'> {
  playground: Playground;
  heading: Ref<HTMLHeadingElement>;
}

/** What was found in the file in the editor, and what can be done about it. */
export function Report({ playground, heading, ...opening }: ReportProps) {
  const { files, file, check, replace } = playground;
  const { title, note } = describe(file, check);
  const done = files.filter((each): each is OpenFile & DoneFile => isDone(each));
  const hasWorkflow = done.some(
    ({ check: { kind, isPart } }) => kind === 'github-workflow' && !isPart,
  );
  return (
    <section className={styles.report} aria-label={words.label}>
      <header data-green={title === words.green || undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {title ? <span>{title}</span> : check && <Summary check={check} />}
        </h2>
        {note && <p>{note}</p>}
        {check && <RuleLamps check={check} />}
        {check && isDone(file) && (
          <div className={styles.actions}>
            <ApplyAll playground={playground} />
            {file.corrections > 0 && (
              <Button look="quiet" size="compact" onClick={playground.undo}>
                {words.undo}
              </Button>
            )}
            <ExportMenu files={done} file={file} />
          </div>
        )}
      </header>
      {check && check.rows.length > 0 && (
        <Rows rows={check.rows} text={check.text} onApply={playground.apply} {...opening} />
      )}
      {hasWorkflow && (
        <Suspense>
          <AskActionlint files={files} onMore={replace} />
        </Suspense>
      )}
    </section>
  );
}

/** Without a title, the counts are the title. */
function describe(
  { name, text, check, corrections }: OpenFile,
  shown: DoneCheck | undefined,
): { title?: string; note?: string } {
  if (check.state === 'checking') return { title: checkProgress.checking(name) };
  if (check.state === 'refused') return { title: words.notChecked, note: check.message };
  if (text.trim() === '') return { title: words.empty, note: form.nothing };
  if (check.state === 'failed') return { title: words.notChecked, note: words.failed };
  if (!shown) return { title: words.notChecked };
  const { kind, rows, findings, isPart } = shown;
  const unknown = unknownKinds[kind];
  const made = corrections > 0 ? words.corrections(corrections) : '';
  if (rows.length > 0) {
    const left = made && words.left(findings.length);
    return { note: [isPart && words.isPart, unknown, made, left].filter(Boolean).join(' ') };
  }
  if (isPart) return { title: checkProgress.checking(name), note: words.isPart };
  if (unknown) return { title: words.quiet, note: unknown };
  return { title: words.green, note: [made, nothingFound].filter(Boolean).join(' ') };
}
