/** Web worker entry point: unpacks an archive off the main thread. */
import { unzipFiles } from './unzip-files.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const files = unzipFiles(new Uint8Array(data));
    postMessage(files.map(({ path, bytes }) => new File([bytes], path)));
  } catch {
    postMessage(undefined);
  }
});
