/** Replaces a text that occurs exactly once in a file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A fault to plant that a visitor, a user or an operator would suffer from. */
export interface Mutant extends Edit {
  readonly name: string;
  /** Further edits, for redundant guards of which any one is sufficient. */
  readonly and: readonly Edit[];
}

interface Fault extends Omit<Edit, 'file'> {
  /** In the same file unless another is named. */
  readonly and?: readonly (Omit<Edit, 'file'> & Partial<Edit>)[];
}

/** Faults by file and by name. */
export type Faults = Readonly<Record<string, Readonly<Record<string, Fault>>>>;

export function listMutants(faults: Faults): readonly Mutant[] {
  return Object.entries(faults).flatMap(([file, named]) =>
    Object.entries(named).map(([name, { and = [], ...edit }]) => ({
      name,
      file,
      ...edit,
      and: and.map((further) => ({ file, ...further })),
    })),
  );
}
