import type { PageText } from '../page.ts';
import type { RuleGroup } from './rule.ts';

export const checkPage = {
  meta: {
    title: 'Check a pipeline or configuration file',
    description:
      'Paste or drop a workflow, Dockerfile, Compose, Kubernetes or Terraform file. It is checked in your browser and sent nowhere.',
  },
  heading: 'Check a configuration file',
  lead: 'Pipelines, Dockerfiles, Compose, Kubernetes and Terraform files: what a tool would refuse, what lets somebody in, and what breaks later. Your files stay in this browser.',
  onward: [{ to: '/documentation', label: 'Documentation' }],
} as const satisfies PageText;

export const checkForm = {
  label: 'What to check',
  paste: 'Paste a file',
  name: 'File name',
  nameNote: 'optional, tells what kind it is',
  files: 'Or choose files',
  filesNote: 'several, or a zip',
  hint: 'Up to 1 MiB each, and 100 files of a zip. You can also drop them here.',
  submit: 'Check',
  examples: 'Or begin with an example',
  nothing: 'Paste a file first, choose one, or begin with an example.',
  needsScript:
    'The check runs in your browser, and that needs JavaScript, which is off. It would show each finding at its line, with a reason and, where it is safe, a correction. All its rules are below.',
};

export const checkReport = {
  heading: 'Findings',
  checking: (name: string) => `Checking ${name}`,
  done: (files: number, findings: number) =>
    `${files === 1 ? 'One file' : `${files} files`} checked, ${findings === 1 ? 'one finding' : `${findings} findings`}.`,
  about: (name: string) => `Findings in ${name}`,
  clean: 'We read the whole file and found nothing to point out.',
  failed: 'This file was not checked, because a part of the page did not load. Try it again.',
  groups: {
    refused: 'A tool would refuse this',
    exposed: 'Somebody could get in',
    moving: 'Changes by itself',
    retired: 'Out of date',
    fragile: 'Breaks at a bad moment',
    actionlint: 'Found by actionlint',
    unread: 'Not checked',
  } as const satisfies Record<RuleGroup | 'actionlint' | 'unread', string>,
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  lines: (name: string, first: number, last: number) => `${name}, lines ${first} to ${last}`,
  why: 'An example, and when to ignore it',
  fix: 'Correction',
  more: (count: number) => `Show ${count} more`,
  /** The button that saves the file with all of its corrections. */
  corrected: (count: number) =>
    count === 1 ? 'Download with the correction' : `Download with ${count} corrections`,
  badZip: 'This zip cannot be read.',
  emptyZip: 'This zip contains no file that can be checked.',
  exports: 'Export the findings',
  share: 'Copy a link to these files',
  shared:
    'The link is on the clipboard. It contains the files themselves, and no server gets them.',
  notShared: 'The link was not copied: the browser did not allow it.',
  tooLong: 'These files are too long for a link.',
  secret:
    'These files seem to contain a secret, and the link would include it. Remove the secret first, or copy the link anyway.',
  shareAnyway: 'Copy it anyway',
};

export const rulePage = {
  list: 'All rules',
  /** What the rules of a group find. */
  groups: {
    refused:
      'The tool stops before it starts work, because it does not accept a key, a value or a name.',
    exposed: 'A secret, a port or a permission that somebody else can use.',
    moving: 'The file stays the same, but what it builds changes.',
    retired: 'It worked once. The provider has switched it off, or soon will.',
    fragile: 'It works, until something hangs, grows or is cancelled.',
  } as const satisfies Record<RuleGroup, string>,
  listLead: 'Each has a page with the reason, an example and how to silence it.',
  description: (title: string) =>
    `${title}: what goes wrong, an example with its correction, when you can safely ignore it, and how to silence the finding.`,
  wrong: 'With the mistake',
  right: 'Corrected',
  unless: 'When to ignore it',
  silence: 'How to silence it',
  silenceLead: 'Write this comment above the line or at its end:',
  elsewhere: 'The comments of other linters work as well, with their names for this rule:',
  source: 'Source',
  check: 'Check a file',
};
