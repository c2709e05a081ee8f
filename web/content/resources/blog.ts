import type { ClosingText, PageText } from '../page.ts';

interface BlogText extends Omit<PageText, 'onward'> {
  readonly feed: string;
  /** Link from an article back to the blog. */
  readonly all: string;
  readonly minutes: (minutes: number) => string;
  readonly archive: {
    /** Heading above the links to the years. */
    readonly heading: string;
    readonly title: (year: string) => string;
    readonly description: (year: string) => string;
    readonly lead: string;
    readonly back: string;
  };
}

export const blog = {
  meta: {
    title: 'Blog',
    description:
      'Notes from delivery work, with code that you can run: pipelines, clusters, Terraform state, schema changes, alerts, and the people who own them.',
  },
  heading: 'Notes from delivery work',
  lead: 'Articles with code that was run or checked, and with their sources.',
  feed: 'Subscribe by feed',
  all: 'All articles',
  minutes: (minutes: number) => `${minutes} min read`,
  archive: {
    heading: 'All articles by year',
    title: (year: string) => `Articles from ${year}`,
    description: (year: string) =>
      `Every note from delivery work that we published in ${year}, newest first.`,
    lead: 'A year of notes from delivery work, newest first.',
    back: 'Latest articles',
  },
} as const satisfies BlogText;

export const blogClosing = {
  title: 'Try it on a file of yours',
  lead: 'The file check looks for what these articles warn of: tags that move, and limits, probes and timeouts that are missing.',
  links: [
    { to: '/check', label: 'Check a file' },
    { to: '/resources/all', label: 'Browse all resources' },
  ],
} as const satisfies ClosingText;
