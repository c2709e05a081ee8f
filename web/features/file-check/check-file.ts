/**
 * Detects the kind of a configuration file and checks it, entirely in the browser. The file is
 * never uploaded.
 */
import { checkInWorker } from './check-in-worker.ts';
import type { ConfigKind } from './config-kind.ts';
import { decodeText } from './decode-text.ts';
import { detectKind } from './detect-kind.ts';
import { FILE_MAX_BYTES, isAcceptedName } from './file-limits.ts';
import type { Finding } from './finding.ts';

export { type ConfigKind, configKindNames } from './config-kind.ts';
export { detectKind } from './detect-kind.ts';
export { FILE_MAX_BYTES } from './file-limits.ts';
export type { Finding } from './finding.ts';

export type FileRefusal = 'empty' | 'too-large' | 'binary' | 'wrong-type' | 'unreadable';

export type FileCheck =
  | { readonly accepted: false; readonly refusal: FileRefusal; readonly message: string }
  | { readonly accepted: true; readonly kind: ConfigKind; readonly findings: readonly Finding[] };

const refusals: Readonly<Record<FileRefusal, string>> = {
  empty: 'This file is empty. Choose one with something in it.',
  'too-large': 'This file is larger than 1 MiB. Choose the configuration itself.',
  binary: 'This file is not text. Choose a configuration that an editor can open.',
  'wrong-type':
    'This type of file is not read here. Choose a pipeline, a Dockerfile, Terraform, YAML or JSON.',
  unreadable: 'The browser cannot read this file. It may be a folder, or moved since you chose it.',
};

export async function checkFile(file: File, checkText = checkInWorker): Promise<FileCheck> {
  if (!isAcceptedName(file.name)) return refuse('wrong-type');
  if (file.size > FILE_MAX_BYTES) return refuse('too-large');
  const bytes = await read(file);
  if (bytes === undefined) return refuse('unreadable');
  const text = decodeText(bytes);
  if (text === undefined) return refuse('binary');
  if (text.trim() === '') return refuse('empty');
  const kind = detectKind(file.name, text);
  return { accepted: true, kind, findings: await checkText(kind, text) };
}

async function read(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

function refuse(refusal: FileRefusal): FileCheck {
  return { accepted: false, refusal, message: refusals[refusal] };
}
