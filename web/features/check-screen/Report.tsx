import { type CheckedFile, isDone } from './checked-file.ts';
import { FileFindings } from './FileFindings.tsx';
import { TakeAway } from './TakeAway.tsx';

/** The findings of all files, and ways to take them away. */
export function Report({ files }: { files: readonly CheckedFile[] }) {
  const done = files.filter(isDone);
  return (
    <>
      {done.length > 0 && <TakeAway files={done} />}
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
        <FileFindings key={`${index}:${file.name}`} file={file} />
      ))}
    </>
  );
}
