/** A validation error that prevents generating files, and the field to show it at. */
export interface Problem<Field extends string> {
  readonly field: Field;
  /** Index of the row, if the field is a list. */
  readonly index?: number | undefined;
  readonly message: string;
}
