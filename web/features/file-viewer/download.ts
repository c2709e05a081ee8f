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

/** A single file under the name that its tool looks for. */
export async function downloadFile(file: StarterFile): Promise<void> {
  const name = fileNameOf(file.path);
  if (isHidden(file)) await downloadZip(name, [file]);
  // As text/plain, browsers would add .txt to a name such as Jenkinsfile.
  else download(name, new Blob([file.text], { type: 'application/octet-stream' }));
}

/** Browsers strip a leading dot from a name; an archive keeps it. */
export function isHidden({ path }: StarterFile): boolean {
  return fileNameOf(path).startsWith('.');
}

/** Loads the zip code on demand. */
export async function downloadZip(name: string, files: readonly StarterFile[]): Promise<void> {
  const { createZip } = await import('./zip.ts');
  download(`${toFileName(name)}.zip`, await createZip(files, new Date()));
}

/**
 * Turns user input into a file name that is valid on every file system.
 *
 * @param fallback used if nothing is left of the input
 */
export function toFileName(text: string, fallback = 'onego'): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase();
  return plain.slice(0, 60) || fallback;
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
