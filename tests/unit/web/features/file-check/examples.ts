import {
  type ConfigKind,
  configKindNames,
} from '../../../../../web/features/file-check/check-file.ts';

export const kinds = Object.keys(configKindNames).filter(
  (name): name is ConfigKind => name in configKindNames,
);

/** Files that show what a rule finds; ◀ marks the line of the finding. */
export interface Examples {
  readonly kind: ConfigKind;
  readonly rule: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

/**
 * Reads files by kind and rule. With ◀ a file is wrong in that line, without it is right, and
 * ⟨wrong→right⟩ in a file makes two of it.
 */
export function readExamples(
  files: Readonly<Partial<Record<ConfigKind, Readonly<Record<string, readonly string[]>>>>>,
): readonly Examples[] {
  return kinds.flatMap((kind) =>
    Object.entries(files[kind] ?? {}).map(([rule, written]) => {
      const all = written.flatMap(bothOf);
      const wrong = all.filter((file) => file.includes('◀'));
      return { kind, rule, wrong, right: all.filter((file) => !wrong.includes(file)) };
    }),
  );
}

const CORRECTION = /⟨(.*)→(.*)⟩/s;

function bothOf(file: string): readonly string[] {
  if (!CORRECTION.test(file)) return [file];
  const mark = file.includes('◀') ? '' : '◀';
  return [file.replace(CORRECTION, `$1${mark}`), file.replace(CORRECTION, '$2').replace('◀', '')];
}
