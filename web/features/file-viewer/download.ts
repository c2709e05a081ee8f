import type { StarterFile } from './starter-file.ts';

const REVOKE_AFTER_MS = 60_000;

/** Has the browser save what was made in it. No request leaves the browser. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export function downloadFile({ path, text }: StarterFile): void {
  download(fileNameOf(path), new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** The code that makes zip files is loaded now, for those who want one. */
export async function downloadZip(name: string, files: readonly StarterFile[]): Promise<void> {
  const { createZip } = await import('./zip.ts');
  download(`${toFileName(name)}.zip`, await createZip(files, new Date()));
}

/** A name that every file system takes, from what a visitor has typed. */
export function toFileName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase();
  return plain.slice(0, 60) || 'onego';
}

/** The last part of a path. */
function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
