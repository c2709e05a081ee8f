import type { PageText } from './page.ts';

export const booking = {
  meta: {
    title: 'Book a demo',
    description:
      'Thirty minutes with an engineer: your pipeline today, what we would change first, and what it would cost.',
  },
  heading: 'Thirty minutes, your pipeline, no slides',
  lead: 'Bring one service that is slow to release. An engineer walks through its path to production with you and writes down what to change first.',
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/pricing', label: 'How pricing works' },
  ],
} as const satisfies PageText;
