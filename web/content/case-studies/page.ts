import type { PageMeta } from '../page.ts';
import { promises } from '../promises.ts';

export interface CaseStudiesPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  readonly listHeading: string;
  readonly filter: {
    readonly label: string;
    readonly all: string;
    readonly count: (stories: number) => string;
    /** Shows the others on phones. */
    readonly more: (stories: number) => string;
  };
  /** Labels of the parts of a story. */
  readonly parts: {
    readonly challenge: string;
    readonly impact: string;
    readonly solution: string;
    readonly training: string;
    readonly implementation: string;
    readonly tools: string;
    readonly timeline: string;
    readonly results: string;
    readonly services: string;
  };
  /** Names the two halves of the calendar of releases. */
  readonly calendar: readonly [before: string, after: string];
  readonly buttons: {
    readonly readStory: string;
    readonly showLess: string;
    readonly start: string;
    readonly consultation: string;
    readonly enrol: string;
  };
  /** Call to action at the end of the page, with course highlights. */
  readonly closing: {
    readonly title: string;
    readonly lead: string;
    readonly highlightsTitle: string;
    readonly highlights: readonly { readonly name: string; readonly description: string }[];
  };
}

export const page = {
  meta: {
    title: 'Success stories of twenty teams',
    description:
      'Twenty teams, from an 11-person startup to a mobile operator: the problem, what we taught and built, and what changed. One project was stopped.',
  },
  heading: 'What changed for twenty teams',
  lead: 'The problem, the training, the tools and the result of each.',
  stats: [
    { value: promises.peopleTrained, label: 'professionals trained' },
    { value: promises.successRate, label: 'success rate' },
    { value: promises.enterpriseClients, label: 'enterprise clients' },
  ],
  listHeading: 'Stories',
  filter: {
    label: 'Industry',
    all: 'All',
    count: (stories) => (stories === 1 ? '1 story' : `${stories} stories`),
    more: (stories) => `${stories} more stories`,
  },
  parts: {
    challenge: 'Challenge',
    impact: 'Business impact',
    solution: 'Solution',
    training: 'Training program',
    implementation: 'Implementation',
    tools: 'Tools and technologies',
    timeline: 'Timeline',
    results: 'Transformation results',
    services: 'Services used',
  },
  calendar: ['a quarter before', 'a quarter after'],
  buttons: {
    readStory: 'Read Success Story',
    showLess: 'Show Less',
    start: 'Start Your DevOps Journey',
    consultation: 'Get Free Consultation',
    enrol: 'Enrol in a course',
  },
  closing: {
    title: 'Train your team',
    lead: 'Ask for dates and the fee.',
    highlightsTitle: 'What the courses offer',
    highlights: [
      {
        name: 'DevOps Fundamentals',
        description:
          'A course for each product: pipelines, containers, infrastructure as code and monitoring among them.',
      },
      {
        name: 'Hands-on Projects',
        description: 'Two thirds of a course are exercises, and the last one you solve alone.',
      },
      {
        name: 'Cloud Expertise',
        description: 'Labs run on AWS, Azure and Google Cloud, in accounts that we provide.',
      },
      {
        name: '24/7 Support',
        description: `The labs are open ${promises.onCall}. A trainer answers ${promises.courseAnswer}.`,
      },
    ],
  },
} as const satisfies CaseStudiesPage;
