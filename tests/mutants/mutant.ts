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
  readonly and?: readonly Edit[];
}
