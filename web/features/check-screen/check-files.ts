import { checkReport } from '../../content/check/report.ts';
import { checkInWorker } from '../file-check/check-in-worker.ts';
import { openFile } from '../file-check/open-file.ts';
import type { CheckedFile } from './checked-file.ts';
import { unzip } from './unzip.ts';

const isZip = ({ name }: File) => /\.zip$/i.test(name);

/** Checks a file, or each configuration file of a zip archive, in a web worker. */
export async function* checkFiles(file: File): AsyncIterable<CheckedFile> {
  if (!isZip(file)) {
    yield await checkOne(file, file.name);
    return;
  }
  const unpacked = await unzip(file).catch(() => undefined);
  for (const { path, file: part } of unpacked ?? []) yield await checkOne(part, path);
  if (unpacked && unpacked.length > 0) return;
  const message = unpacked ? checkReport.emptyZip : checkReport.badZip;
  yield { name: file.name, check: { state: 'refused', message } };
}

async function checkOne(file: File, name: string): Promise<CheckedFile> {
  const opened = await openFile(file, name);
  if (!opened.accepted) return { name, check: { state: 'refused', message: opened.message } };
  const { kind, text } = opened;
  try {
    return {
      name,
      check: { state: 'checked', kind, text, findings: await checkInWorker(kind, text) },
    };
  } catch {
    return { name, check: { state: 'failed' } };
  }
}
