/** Mistakes in a document, with messages for its author. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param file path in the repository. */
  constructor(file: string, ...reasons: readonly string[]) {
    super(reasons.map((reason) => `${file}: ${reason}`).join('\n'));
  }
}

/** The content errors that made a Vite build fail; empty if it failed for another reason. */
export function listContentErrors(failure: unknown): readonly string[] {
  if (!(failure instanceof Error) || !('errors' in failure)) return [];
  const errors: readonly unknown[] = Array.isArray(failure.errors) ? failure.errors : [];
  // Compared by name: Vite bundles its config and with it a second copy of the class.
  const mistakes = errors.flatMap((error) =>
    error instanceof Error && error.name === ContentError.name ? error.message : [],
  );
  return [...new Set(mistakes)];
}
