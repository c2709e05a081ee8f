import type { CheckRule } from '../rule.ts';

/** The tool cannot read the file, or refuses what it reads. */
export const syntaxRules = {
  'yaml-syntax': {
    title: 'Invalid YAML',
    group: 'refused',
    why: 'The tool cannot read the file beyond this place, so it runs none of it.',
  },
  'json-syntax': {
    title: 'Invalid JSON',
    group: 'refused',
    why: 'The parser stops here. Comments, single quotes and trailing commas are the usual causes.',
  },
  'terraform-syntax': {
    title: 'Invalid Terraform',
    group: 'refused',
    why: 'Terraform cannot parse this file, so no command runs in its folder.',
  },
  'duplicate-key': {
    title: 'The same key twice',
    group: 'refused',
    why: 'Some tools refuse a key that appears twice in a block. The others drop one of its values without a word.',
  },
  'unknown-key': {
    title: 'A key that the tool does not know',
    group: 'refused',
    why: 'A misspelt or misplaced key stops the run, or is ignored together with everything below it.',
  },
  'missing-key': {
    title: 'A required key is missing',
    group: 'refused',
    why: 'The tool cannot run this block without it.',
  },
  'wrong-type': {
    title: 'A value of the wrong type',
    group: 'refused',
    why: 'The tool expects a list, a map or a string here and stops at anything else, such as an unquoted number where Kubernetes expects a string.',
  },
  'wrong-value': {
    title: 'A value that the tool does not take',
    group: 'refused',
    why: 'Only certain words, names, numbers, sizes, times or conditions are valid here, and this is none of them.',
  },
  'refused-by-tool': {
    title: 'The tool refuses this',
    group: 'refused',
    why: 'Two keys exclude each other, two things want one name or port, or jobs or services wait for each other or for a later stage. GitHub also rejects wrong expressions and schedules, and Jenkins typographic quotes.',
  },
  'missing-jobs': {
    title: 'A workflow without jobs',
    group: 'refused',
    why: 'GitHub refuses a workflow that has nothing to run.',
  },
  'unbalanced-brackets': {
    title: 'An unmatched bracket',
    group: 'refused',
    why: 'A bracket is never closed, or one closes what was never opened.',
  },
  'duplicate-block': {
    title: 'A block is declared twice',
    group: 'refused',
    why: 'Terraform refuses two variables, outputs, modules or resources with the same address in one folder.',
  },
  'missing-from': {
    title: 'A Dockerfile without FROM',
    group: 'refused',
    why: 'Each build starts from an image, even if it is scratch.',
  },
  'unknown-instruction': {
    title: 'An instruction that Docker does not know',
    group: 'refused',
    why: 'The builder stops here. Often the line above lacks its backslash.',
  },
  'refused-by-builder': {
    title: 'Docker refuses this or warns about it',
    group: 'refused',
    why: 'Docker stops at a line that it cannot parse. It only warns about a relative WORKDIR, MAINTAINER, or a second CMD or ENTRYPOINT.',
  },
  'missing-agent': {
    title: 'A pipeline without an agent',
    group: 'refused',
    why: 'Jenkins refuses a declarative pipeline that does not say where it runs.',
  },
  'missing-stages': {
    title: 'A pipeline without stages',
    group: 'refused',
    why: 'Jenkins refuses a declarative pipeline that has nothing to run.',
  },
  'unknown-section': {
    title: 'A section that Jenkins does not know',
    group: 'refused',
    why: 'A declarative pipeline, its stages and its post blocks each have a fixed set of sections, and Jenkins stops at any other.',
  },
  'task-without-version': {
    title: 'A task without its version',
    group: 'refused',
    why: 'Azure Pipelines cannot resolve a task without the number of its major version.',
  },
  'missing-script': {
    title: 'A job that GitLab cannot run',
    group: 'refused',
    why: 'GitLab refuses a job without “script”, “run” or “trigger”. It also refuses one that combines “rules” with “only” or “except”.',
  },
} as const satisfies Record<string, CheckRule>;
