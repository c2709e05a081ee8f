import type { PageMeta } from '../page.ts';

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
    readonly highlights: readonly { readonly name: string; readonly description: string }[];
  };
}

export const page = {
  meta: {
    title: 'Success stories from 20 sectors',
    description:
      'Twenty teams, from an 11-person start-up to a mobile operator: where each one stood, what we taught and built, and the figures before and after.',
  },
  heading: 'What changed for twenty teams',
  lead: 'Each story gives the problem, the course, the tools and the weeks it took. Choose your industry, or open the one that sounds like last Monday.',
  stats: [
    { value: '1000+', label: 'professionals trained' },
    { value: '95%', label: 'success rate' },
    { value: '50+', label: 'enterprise clients' },
  ],
  listHeading: 'Stories',
  filter: {
    label: 'Industry',
    all: 'All',
    count: (stories) => (stories === 1 ? '1 story' : `${stories} stories`),
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
  buttons: {
    readStory: 'Read Success Story',
    showLess: 'Show Less',
    start: 'Start Your DevOps Journey',
    consultation: 'Get Free Consultation',
    enrol: 'Enrol in a course',
  },
  closing: {
    title: 'Put your team through the same training',
    lead: 'Courses run on your code, taught by engineers who do this work for a living. Tell us your team’s size and the tool it avoids, and we send a plan with dates.',
    highlights: [
      {
        name: 'DevOps Fundamentals',
        description:
          'Version control, pipelines, containers and monitoring, in the order in which a change meets them. Knowing one programming language is enough to begin.',
      },
      {
        name: 'Hands-on Projects',
        description:
          'Participants take a service from an empty repository to a watched production release. Then we break it, and they bring it back.',
      },
      {
        name: 'Cloud Expertise',
        description:
          'Labs run on AWS, Azure and Google Cloud, in accounts that we provide and clean up. Permissions and cost belong to every exercise.',
      },
      {
        name: '24/7 Support',
        description:
          'The labs are open day and night. Ask whenever you are stuck, and a trainer answers by the end of the next working day.',
      },
    ],
  },
} as const satisfies CaseStudiesPage;
