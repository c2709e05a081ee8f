import type { ClosingText, OnwardLink, PageText } from '../page.ts';

interface AllResourcesText extends PageText {
  /** Singular name of each kind. */
  readonly kinds: Readonly<Record<ResourceKind, string>>;
  /** Labels above the lists. */
  readonly groups: Readonly<Record<ResourceKind, string>>;
  readonly filter: {
    readonly legend: string;
    readonly all: string;
    readonly count: (entries: number) => string;
  };
  readonly olderArticles: string;
  /** Beside what we have written, something to use. */
  readonly tools: readonly OnwardLink[];
  readonly closing: ClosingText;
}

export const allResources = {
  meta: {
    title: 'All resources',
    description:
      'Everything we have written down in one list: articles with code, whitepapers, the documentation of each product, and webinars. Filter it by kind.',
  },
  heading: 'Everything we have written down',
  lead: 'Articles, whitepapers, documentation and webinars in one place.',
  kinds: {
    blog: 'Article',
    whitepapers: 'Whitepaper',
    documentation: 'Documentation',
    webinars: 'Webinar',
  },
  groups: {
    blog: 'Articles',
    whitepapers: 'Whitepapers',
    documentation: 'Documentation',
    webinars: 'Webinars',
  },
  filter: { legend: 'Kind', all: 'All', count: (entries: number) => `${entries} entries` },
  olderArticles: 'Older articles, by year',
  tools: [
    { to: '/check', label: 'Check a file' },
    { to: '/release-cost-calculator', label: 'Release-cost calculator' },
    { to: '/training', label: 'See the courses' },
  ],
  closing: {
    title: 'Still looking?',
    lead: 'Describe your case to an engineer who works with the same tools.',
    links: [
      { to: '/EzyAssist', label: 'Ask an engineer' },
      { to: '/search', label: 'Search the site' },
    ],
  },
} as const satisfies AllResourcesText;

/** Filter values of /resources/all. */
export const resourceKinds = ['blog', 'whitepapers', 'documentation', 'webinars'] as const;

export type ResourceKind = (typeof resourceKinds)[number];
