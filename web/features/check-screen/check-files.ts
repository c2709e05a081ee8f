import { checkReport } from '../../content/check/report.ts';
import {
  type ActionsLock,
  isActionsLock,
  readActionsLock,
  withoutLocked,
} from '../file-check/actions-lock.ts';
import { askWorker } from '../file-check/ask-worker.ts';
import { checkFile, type FileCheck } from '../file-check/check-file.ts';
import type { Check, CheckedFile } from './checked-file.ts';
import { toRows } from './finding-rows.ts';

/**
 * Checks a file, or each configuration file of a zip archive, in a web worker.
 * @param others chosen with it, one of which may lock the actions of a workflow.
 * @param onPart gets a file with what is found before GitHub's parser has started.
 */
export async function* checkFiles(
  file: File,
  others: readonly File[] = [],
  onPart?: (file: CheckedFile) => void,
): AsyncIterable<CheckedFile> {
  const { name } = file;
  if (!/\.zip$/i.test(name)) {
    const show = (part: Check) => onPart?.({ name, check: part });
    yield { name, check: await check(file, await lockAmong(others), show) };
    return;
  }
  const unpacked = await unzip(file).catch(() => undefined);
  const lock = await lockAmong(unpacked ?? []);
  for (const part of unpacked ?? []) yield { name: part.name, check: await check(part, lock) };
  if (unpacked && unpacked.length > 0) return;
  const message = unpacked ? checkReport.emptyZip : checkReport.badZip;
  yield { name, check: { state: 'refused', message } };
}

async function lockAmong(files: readonly File[]): Promise<ActionsLock> {
  const lock = files.find(({ name }) => isActionsLock(name));
  return readActionsLock((await lock?.text().catch(() => '')) ?? '');
}

async function check(
  file: File,
  lock: ActionsLock,
  onPart?: (part: Check) => void,
): Promise<Check> {
  const toCheck = (checked: FileCheck, isPart: boolean): Check => {
    if (!checked.accepted) return { state: 'refused', message: checked.message };
    const { kind, text } = checked;
    const findings = withoutLocked(checked.findings, { name: file.name, text }, lock);
    return { state: 'checked', kind, text, findings, rows: toRows(findings), isPart };
  };
  try {
    const checked = await checkFile(file, undefined, (part) => onPart?.(toCheck(part, true)));
    return toCheck(checked, false);
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Unpacks the configuration files of a zip archive in a web worker. They are named by their paths.
 * @throws if the archive cannot be read.
 */
async function unzip(zip: File): Promise<readonly File[]> {
  const bytes = await zip.arrayBuffer();
  const worker = new Worker(new URL('./unzip-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, bytes, { transfer: [bytes] });
}
