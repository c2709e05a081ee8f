import type { PageText } from '../page.ts';

export const webinars = {
  meta: {
    title: 'Webinars',
    description:
      'Live sessions with the engineers who did the work: schedule, abstracts and recordings.',
  },
  heading: 'An hour with the people who did it',
  lead: 'Live sessions on one subject each, with time for your questions. The demo is real and so are its failures.',
  onward: [
    { to: '/resources/all', label: 'Browse all resources' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies PageText;
