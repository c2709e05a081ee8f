/** A validation error that prevents generating files, and the field to show it at. */
export interface Problem<Field extends string> {
  readonly field: Field;
  /** Index of the row, if the field is a list. */
  readonly index?: number;
  readonly message: string;
}

/** An empty list, and a function that adds a problem to it if there is a message. */
export function collectProblems<Field extends string>() {
  const problems: Problem<Field>[] = [];
  const report = (field: Field, message: string | undefined, index?: number) => {
    if (message) problems.push({ field, ...(index !== undefined && { index }), message });
  };
  return { problems, report };
}
