import type { ZippedFile } from './unzip-worker.ts';

export interface UnpackedFile {
  readonly path: string;
  readonly file: File;
}

/**
 * Unpacks the configuration files of a zip archive in a web worker.
 * @throws if the archive cannot be read.
 */
export async function unzip(zip: File): Promise<readonly UnpackedFile[]> {
  const worker = new Worker(new URL('./unzip-worker.ts', import.meta.url), { type: 'module' });
  try {
    const files = await new Promise<readonly ZippedFile[]>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<readonly ZippedFile[] | undefined>) =>
          data ? resolve(data) : reject(new Error('Not a zip archive.')),
      );
      worker.addEventListener('error', reject);
      zip.arrayBuffer().then((bytes) => worker.postMessage(bytes, [bytes]), reject);
    });
    return files.map(({ path, bytes }) => ({ path, file: new File([bytes], path) }));
  } finally {
    worker.terminate();
  }
}
