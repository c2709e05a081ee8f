import type { ConfigKind } from '../file-check/check-file.ts';
import type { Finding } from '../file-check/finding.ts';

/** A file on the page of the check. */
export interface CheckedFile {
  readonly name: string;
  readonly check: Check;
}

export type Check =
  | { readonly state: 'checking' | 'failed' }
  | { readonly state: 'refused'; readonly message: string }
  | {
      readonly state: 'checked';
      readonly kind: ConfigKind;
      readonly text: string;
      readonly findings: readonly Finding[];
    };

export type DoneCheck = Extract<Check, { state: 'checked' }>;

/** A file whose check is done. */
export interface DoneFile extends CheckedFile {
  readonly check: DoneCheck;
}

export function isDone(file: CheckedFile): file is DoneFile {
  return file.check.state === 'checked';
}
