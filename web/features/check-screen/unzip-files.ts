import { unzipSync } from 'fflate';
import { FILE_MAX_BYTES, isAcceptedName } from '../file-check/file-limits.ts';

interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const FILES_MAX = 100;
/** Folders with files of others, or of tools. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|\.git|\.terraform|__MACOSX)\//;

/**
 * The configuration files of a zip archive, without unpacking any other.
 * @throws if the bytes are no zip archive.
 */
export function unzipFiles(archive: Uint8Array): readonly ZippedFile[] {
  let count = 0;
  const files = unzipSync(archive, {
    filter({ name, originalSize }) {
      const isMeant =
        !name.endsWith('/') &&
        !FOREIGN.test(name) &&
        isAcceptedName(name) &&
        originalSize > 0 &&
        originalSize <= FILE_MAX_BYTES;
      if (isMeant) count += 1;
      return isMeant && count <= FILES_MAX;
    },
  });
  return Object.entries(files).map(([path, bytes]) => ({ path, bytes: new Uint8Array(bytes) }));
}
