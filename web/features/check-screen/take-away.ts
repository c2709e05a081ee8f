/** Ways to take findings and files from the page, which load with the first use of them. */
import { copyText } from '../../lib/copy-text.ts';
import { download, downloadFile } from '../file-viewer/download.ts';
import type { DoneFile, OpenFile } from './checked-file.ts';
import { toFindingsJson, toMarkdown, toSarif } from './exports.ts';
import { toSharedHash } from './share.ts';

const FORMATS = {
  Markdown: { name: 'findings.md', write: toMarkdown },
  SARIF: { name: 'findings.sarif', write: toSarif },
  JSON: { name: 'findings.json', write: toFindingsJson },
} as const;

export function saveFindings(format: keyof typeof FORMATS, files: readonly DoneFile[]): void {
  const { name, write } = FORMATS[format];
  download(name, new Blob([write(files)], { type: 'text/plain' }));
}

export function saveFile({ name, text }: OpenFile): Promise<void> {
  return downloadFile({ path: name, syntax: 'text', text });
}

/** Copies a link that holds the files. */
export async function copyLink(
  files: readonly OpenFile[],
): Promise<'shared' | 'notShared' | 'tooLong'> {
  const hash = toSharedHash(files.map(({ name, text }) => ({ name, text })));
  if (hash === undefined) return 'tooLong';
  const address = `${location.origin}${location.pathname}${hash}`;
  return (await copyText(address)) ? 'shared' : 'notShared';
}
