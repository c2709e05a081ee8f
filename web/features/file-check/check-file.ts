/**
 * Detects the kind of a configuration file and checks it, entirely in the browser. The file is
 * never uploaded.
 */
import { checkInWorker } from './check-in-worker.ts';
import type { ConfigKind } from './config-kind.ts';
import type { Finding } from './finding.ts';
import { openFile, type RefusedFile } from './open-file.ts';

export { type ConfigKind, configKindNames } from './config-kind.ts';
export { detectKind } from './detect-kind.ts';
export { FILE_MAX_BYTES } from './file-limits.ts';
export type { Finding } from './finding.ts';

export type FileCheck =
  | RefusedFile
  | { readonly accepted: true; readonly kind: ConfigKind; readonly findings: readonly Finding[] };

export async function checkFile(file: File, checkText = checkInWorker): Promise<FileCheck> {
  const opened = await openFile(file);
  if (!opened.accepted) return opened;
  const { kind, text } = opened;
  return { accepted: true, kind, findings: await checkText(kind, text) };
}
