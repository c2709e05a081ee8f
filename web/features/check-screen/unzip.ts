import { askWorker } from '../file-check/ask-worker.ts';

/**
 * Unpacks the configuration files of a zip archive in a web worker. They are named by their paths.
 * @throws if the archive cannot be read.
 */
export async function unzip(zip: File): Promise<readonly File[]> {
  const bytes = await zip.arrayBuffer();
  const worker = new Worker(new URL('./unzip-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, bytes, { transfer: [bytes] });
}
