/** Web worker entry point: unpacks an archive off the main thread. */
import { unzipFiles } from './unzip-files.ts';

export type { ZippedFile } from './unzip-files.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage(unzipFiles(new Uint8Array(data)));
  } catch {
    postMessage(undefined);
  }
});
