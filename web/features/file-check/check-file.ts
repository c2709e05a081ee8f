/**
 * Detects the kind of a configuration file and checks it, entirely in the browser. The file is
 * never uploaded.
 */
import { checkInWorker } from './check-in-worker.ts';
import type { ConfigKind } from './config-kind.ts';
import { detectKind } from './detect-kind.ts';
import { FILE_MAX_BYTES, isAcceptedName } from './file-limits.ts';
import type { Finding } from './finding.ts';

export { type ConfigKind, configKindNames } from './config-kind.ts';
export { detectKind } from './detect-kind.ts';
export { FILE_MAX_BYTES } from './file-limits.ts';
export type { Finding } from './finding.ts';

const refusals = {
  empty: 'This file is empty. Choose one with something in it.',
  'too-large': 'This file is larger than 1 MiB. Choose the configuration itself.',
  binary: 'This file is not text. Choose a configuration that an editor can open.',
  'wrong-type':
    'This type of file is not read here. Choose a pipeline, a Dockerfile, Terraform, YAML or JSON.',
  unreadable: 'The browser cannot read this file. It may be a folder, or moved since you chose it.',
} as const;

interface RefusedFile {
  readonly accepted: false;
  readonly refusal: keyof typeof refusals;
  readonly message: string;
}

export type FileCheck =
  | RefusedFile
  | {
      readonly accepted: true;
      readonly kind: ConfigKind;
      readonly text: string;
      readonly findings: readonly Finding[];
    };

/** What no text file has: all control characters but tab, line feed, form feed, return, escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/**
 * @param onPart gets what is found in a workflow before GitHub's parser has started.
 * @throws if a part of the check fails to load.
 */
export async function checkFile(
  file: File,
  checkText = checkInWorker,
  onPart?: (check: FileCheck) => void,
): Promise<FileCheck> {
  if (!isAcceptedName(file.name)) return refuse('wrong-type');
  if (file.size > FILE_MAX_BYTES) return refuse('too-large');
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return refuse('unreadable');
  const text = decode(new Uint8Array(bytes));
  if (CONTROL_CHARACTERS.test(text)) return refuse('binary');
  if (text.trim() === '') return refuse('empty');
  const kind = detectKind(file.name, text);
  const toCheck = (findings: readonly Finding[]) => ({
    accepted: true as const,
    kind,
    text,
    findings,
  });
  const findings = await checkText(kind, text, file.name, (part) => onPart?.(toCheck(part)));
  return toCheck(findings);
}

function refuse(refusal: keyof typeof refusals): RefusedFile {
  return { accepted: false, refusal, message: refusals[refusal] };
}

/**
 * Decodes bytes as UTF-8, as UTF-16 if there is a byte order mark, which some Windows tools write,
 * or else as Windows-1252, which old files use in comments.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
