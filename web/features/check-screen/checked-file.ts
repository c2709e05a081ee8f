import type { ConfigKind } from '../file-check/config-kind.ts';
import type { Finding } from '../file-check/finding.ts';
import type { FindingRow } from './finding-rows.ts';

/** A file on the page of the check. */
export interface CheckedFile {
  readonly name: string;
  readonly check: Check;
}

export type Check =
  | { readonly state: 'checking' }
  | { readonly state: 'failed' }
  | { readonly state: 'refused'; readonly message: string }
  | {
      readonly state: 'checked';
      readonly kind: ConfigKind;
      readonly text: string;
      readonly findings: readonly Finding[];
      /** The findings as the report shows them. */
      readonly rows: readonly FindingRow[];
      /** GitHub's parser has not answered yet. */
      readonly isPart?: boolean;
    };

export type DoneCheck = Extract<Check, { state: 'checked' }>;

/** A file whose check is done. */
export interface DoneFile extends CheckedFile {
  readonly check: DoneCheck;
}

export function isDone(file: CheckedFile): file is DoneFile {
  return file.check.state === 'checked';
}

/** A file in the editor. */
export interface OpenFile extends CheckedFile {
  /** As it is typed; that of the check may be older. */
  readonly text: string;
  /** Corrections made since it was typed. */
  readonly corrections: number;
  /** The text without them. */
  readonly typed?: string | undefined;
}
