/** Something that no file can be made of, and the field at which to say it. */
export interface Problem<Field extends string> {
  readonly field: Field;
  /** For a field that is a row of a list: its position in the options. */
  readonly index?: number;
  readonly message: string;
}
