/** Mistakes in a document, told in words that its author can act on. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param file as the repository names it. */
  constructor(file: string, ...reasons: readonly string[]) {
    super(reasons.map((reason) => `${file}: ${reason}`).join('\n'));
  }
}

/** The mistakes in documents that made a build of Vite fail; empty if it failed otherwise. */
export function listContentErrors(failure: unknown): readonly string[] {
  if (!(failure instanceof Error) || !('errors' in failure)) return [];
  const errors: readonly unknown[] = Array.isArray(failure.errors) ? failure.errors : [];
  // Compared by name: Vite bundles its configuration, and with it another copy of the class.
  const mistakes = errors.flatMap((error) =>
    error instanceof Error && error.name === ContentError.name ? error.message : [],
  );
  return [...new Set(mistakes)];
}
