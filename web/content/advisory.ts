import type { PageText } from './page.ts';

export const advisory = {
  meta: {
    title: 'EzyAssist, expert advice by the hour',
    description:
      'Raise a query, get matched with a DevOps expert, receive a solution, and pay as you go.',
  },
  heading: 'An expert for the hour you need one',
  lead: 'Raise a query, get matched with an engineer who has solved it before, receive a solution in writing, and pay as you go.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
