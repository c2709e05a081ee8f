import type { PageText } from '../page.ts';

export const blog = {
  meta: {
    title: 'Blog',
    description:
      'Notes from delivery work: pipelines, clusters, alerts and the people who run them.',
  },
  heading: 'Notes from delivery work',
  lead: 'What we learn while moving teams to automated delivery, written down while the logs are still open.',
  onward: [
    { to: '/resources/all', label: 'Browse all resources' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
