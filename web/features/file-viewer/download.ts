import type { StarterFile } from './starter-file.ts';

const REVOKE_AFTER_MS = 60_000;

/** Saves generated content as a file download, without any network request. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export function downloadFile({ path, text }: StarterFile): void {
  download(fileNameOf(path), new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Loads the zip code on demand. */
export async function downloadZip(name: string, files: readonly StarterFile[]): Promise<void> {
  const { createZip } = await import('./zip.ts');
  download(`${toFileName(name)}.zip`, await createZip(files, new Date()));
}

/** Turns user input into a file name that is valid on every file system. */
export function toFileName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase();
  return plain.slice(0, 60) || 'onego';
}

/** The last path segment. */
function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
