import type { ClosingText, PageText } from '../page.ts';
import type { RuleGroup } from './rule.ts';

export const checkPage = {
  meta: {
    title: 'Check a pipeline or configuration file',
    description:
      'Paste or drop a workflow, Dockerfile, Compose, Kubernetes or Terraform file. It is checked in your browser and sent nowhere.',
  },
  heading: 'Check a configuration file',
  lead: 'Known mistakes in pipelines, containers, clusters and Terraform: what a tool refuses, what lets somebody in, what breaks later. Your files stay in this browser.',
  closing: {
    title: 'Let every pipeline check itself',
    lead: 'We put scanners into your pipelines, with an owner for each finding and exceptions that expire.',
    links: [
      { to: '/devsecops-sast-dast-integration', label: 'DevSecOps with SAST and DAST' },
      { to: '/book-demo', label: 'Book a demo' },
    ],
  },
} as const satisfies PageText & { closing: ClosingText };

export const checkForm = {
  label: 'What to check',
  text: 'Text of the file',
  placeholder: 'Paste a workflow, a Dockerfile, a manifest …',
  name: 'File name',
  files: 'Open or drop files',
  filesHint: 'Up to 1 MiB each, and 100 files of a zip.',
  /** The files that are open. */
  tabs: 'Files',
  submit: 'Check',
  examples: 'Examples',
  nothing: 'Paste a file, open one, or begin with an example.',
  notLoaded:
    'Nothing was checked, because a part of the page did not load. What you pasted is still here: try it again.',
  needsScript:
    'The check runs in your browser and needs JavaScript, which is off. This is an example, and all rules are below.',
};

export const checkProgress = {
  checking: (name: string) => `Checking ${name}`,
  done: (checked: number, unread: number, findings: number) => {
    const files = (count: number) => (count === 1 ? 'One file' : `${count} files`);
    const found = findings === 1 ? 'one finding' : `${findings} findings`;
    return [
      ...(checked > 0 ? [`${files(checked)} checked, ${found}.`] : []),
      ...(unread > 0 ? [`${files(unread)} not read.`] : []),
    ].join(' ');
  },
};

export const findingGroups = {
  refused: 'A tool would refuse this',
  exposed: 'Somebody could get in',
  moving: 'Changes by itself',
  retired: 'Out of date',
  fragile: 'Breaks at a bad moment',
  actionlint: 'Found by actionlint',
  unread: 'Not checked',
} as const satisfies Record<RuleGroup | 'actionlint' | 'unread', string>;

/** The list of the rules. */
export const ruleList = {
  title: 'All rules',
  /** What the rules of a group find. */
  groups: {
    refused: 'The tool stops, warns, or drops what it does not accept.',
    exposed: 'A secret, a port or a permission that somebody else can use.',
    moving: 'The file stays the same, but what it builds changes.',
    retired: 'The provider has switched it off, ignores it or no longer maintains it.',
    fragile: 'The tool accepts the file, and the fault shows later.',
  } as const satisfies Record<RuleGroup, string>,
  lead: 'Each has a page with the reason, an example and how to silence it.',
};
