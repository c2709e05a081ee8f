import type { ConfigKind } from './config-kind.ts';
import type { Finding } from './finding.ts';

const PATIENCE_MS = 10_000;

const TOO_SLOW: Finding = {
  severity: 'hint',
  rule: 'too-slow',
  message: 'Checking this file took too long and was stopped.',
  line: 1,
  column: 1,
};

/**
 * Checks a text in a dedicated web worker, which is terminated on timeout.
 *
 * @throws if a part of the check fails to load.
 */
export async function checkInWorker(kind: ConfigKind, text: string): Promise<readonly Finding[]> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<readonly Finding[] | undefined>) =>
          data ? resolve(data) : reject(new Error('A part of the check did not load.')),
      );
      worker.addEventListener('error', reject);
      setTimeout(resolve, PATIENCE_MS, [TOO_SLOW]);
      worker.postMessage({ kind, text });
    });
  } finally {
    worker.terminate();
  }
}
