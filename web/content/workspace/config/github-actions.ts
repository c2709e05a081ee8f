import type { GeneratorText } from './generator.ts';

export const githubActions = {
  meta: {
    title: 'GitHub Actions workflow generator',
    description:
      'Choose language, stages, registry and environments, and download a GitHub Actions workflow with pinned actions that your browser creates, without an account.',
  },
  heading: 'GitHub Actions',
  lead: 'A workflow lives beside the code that it builds. This one asks for no more permissions than its jobs need, and every job has a timeout.',
  steps: [
    'Unpack the zip on a new branch, at the root of the repository, where it replaces files of the same name, and fill in the files under deploy.',
    'Create the environments under Settings, Environments, with required reviewers where an approval is asked for (in a private repository, they need GitHub Enterprise).',
    'Add the secrets that the comments name, each to its environment.',
    'Open a pull request and read the first run together.',
  ],
} as const satisfies GeneratorText;
