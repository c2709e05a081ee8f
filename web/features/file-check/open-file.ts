import type { ConfigKind } from './config-kind.ts';
import { decodeText } from './decode-text.ts';
import { detectKind } from './detect-kind.ts';
import { FILE_MAX_BYTES, isAcceptedName } from './file-limits.ts';

export type FileRefusal = 'empty' | 'too-large' | 'binary' | 'wrong-type' | 'unreadable';

export interface RefusedFile {
  readonly accepted: false;
  readonly refusal: FileRefusal;
  readonly message: string;
}

export type OpenedFile =
  | RefusedFile
  | { readonly accepted: true; readonly kind: ConfigKind; readonly text: string };

const refusals: Readonly<Record<FileRefusal, string>> = {
  empty: 'This file is empty. Choose one with something in it.',
  'too-large': 'This file is larger than 1 MiB. Choose the configuration itself.',
  binary: 'This file is not text. Choose a configuration that an editor can open.',
  'wrong-type':
    'This type of file is not read here. Choose a pipeline, a Dockerfile, Terraform, YAML or JSON.',
  unreadable: 'The browser cannot read this file. It may be a folder, or moved since you chose it.',
};

/** Reads a file in the browser and detects its kind, by its path in an archive if it has one. */
export async function openFile(file: File, path = file.name): Promise<OpenedFile> {
  if (!isAcceptedName(path)) return refuse('wrong-type');
  if (file.size > FILE_MAX_BYTES) return refuse('too-large');
  const bytes = await read(file);
  if (bytes === undefined) return refuse('unreadable');
  const text = decodeText(bytes);
  if (text === undefined) return refuse('binary');
  if (text.trim() === '') return refuse('empty');
  return { accepted: true, kind: detectKind(path, text), text };
}

async function read(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

function refuse(refusal: FileRefusal): RefusedFile {
  return { accepted: false, refusal, message: refusals[refusal] };
}
