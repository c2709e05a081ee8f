import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { actionlint as words } from '../../../content/check/actionlint.ts';
import type { CheckedFile, DoneCheck, OpenFile } from '../checked-file.ts';
import { toRows } from '../finding-rows.ts';
import styles from './AskActionlint.module.css';
import { askActionlint } from './ask-actionlint.ts';

type Progress =
  | { readonly state: 'offered' | 'running' | 'failed' }
  | { readonly state: 'loading'; readonly percent: number }
  | { readonly state: 'done'; readonly added: number; readonly confirmed: number };

interface AskActionlintProps {
  files: readonly OpenFile[];
  onMore: (files: readonly OpenFile[]) => void;
}

/** Loads actionlint on request and adds what it finds in the workflows. */
export function AskActionlint({ files, onMore }: AskActionlintProps) {
  const [progress, setProgress] = useState<Progress>({ state: 'offered' });
  const ending = useRef<AbortController>(null);

  useEffect(() => () => ending.current?.abort(), []);

  async function ask(): Promise<void> {
    ending.current = new AbortController();
    const { signal } = ending.current;
    const showShare = (share: number) => {
      setProgress(
        share < 1 ? { state: 'loading', percent: Math.round(100 * share) } : { state: 'running' },
      );
    };
    showShare(0);
    try {
      const workflows = files.flatMap(({ check }) => (isWorkflow(check) ? check : []));
      const answers = await askActionlint(workflows, showShare, signal);
      const all = answers.flat();
      setProgress({
        state: 'done',
        added: all.length - workflows.flatMap(({ findings }) => findings).length,
        confirmed: all.filter(({ alsoFoundBy }) => alsoFoundBy).length,
      });
      const next = answers.values();
      onMore(
        files.map((file) => {
          if (!isWorkflow(file.check)) return file;
          const findings = next.next().value ?? [];
          return { ...file, check: { ...file.check, findings, rows: toRows(findings) } };
        }),
      );
    } catch {
      if (!signal.aborted) setProgress({ state: 'failed' });
    }
  }

  const isOffered = progress.state === 'offered' || progress.state === 'failed';
  return (
    <section className={styles.ask} aria-label={words.label}>
      {progress.state !== 'done' && (
        // Not disabled while it loads, which would lose the focus.
        <Button
          look="quiet"
          size="compact"
          aria-disabled={!isOffered}
          onClick={isOffered ? ask : undefined}
        >
          {words.ask}
        </Button>
      )}
      {progress.state === 'loading' && (
        <progress aria-label={words.loading} max={100} value={progress.percent} />
      )}
      <p role="status">{describe(progress)}</p>
    </section>
  );
}

const isWorkflow = (check: CheckedFile['check']): check is DoneCheck =>
  check.state === 'checked' && check.kind === 'github-workflow';

function describe(progress: Progress): string {
  switch (progress.state) {
    case 'offered':
      return words.about;
    case 'done':
      return words.done(progress.added, progress.confirmed);
    default:
      return words[progress.state];
  }
}
