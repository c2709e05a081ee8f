/** Replaces a text that occurs exactly once in a file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A security fault to plant, and the tests that must detect it. */
export interface Mutant extends Edit {
  readonly name: string;
  /** Further edits, for redundant guards of which any one is sufficient. */
  readonly and?: readonly Edit[];
  readonly tests: readonly string[];
}
