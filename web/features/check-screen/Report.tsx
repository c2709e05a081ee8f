import { AskActionlint } from './actionlint/AskActionlint.tsx';
import { type CheckedFile, isDone } from './checked-file.ts';
import { FileFindings } from './FileFindings.tsx';
import { TakeAway } from './TakeAway.tsx';

export interface ReportProps {
  files: readonly CheckedFile[];
  /** Gets the files with the findings of actionlint. */
  onMore: (files: readonly CheckedFile[]) => void;
}

/** The findings of all files, and ways to take them away. */
export function Report({ files, onMore }: ReportProps) {
  const done = files.filter(isDone);
  const isChecking = files.some(({ check }) => check.state === 'checking');
  const hasWorkflow = done.some(({ check }) => check.kind === 'github-workflow');
  return (
    <>
      {done.length > 0 && <TakeAway files={done} />}
      {hasWorkflow && !isChecking && <AskActionlint files={files} onMore={onMore} />}
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
        <FileFindings key={`${index}:${file.name}`} file={file} />
      ))}
    </>
  );
}
