import type { PageText } from '../page.ts';

export const careers = {
  meta: {
    title: 'Careers',
    description: 'There are no open positions at OneGo DevOps at the moment.',
  },
  heading: 'No open positions at the moment',
  lead: 'We hire slowly and train everyone who joins. When a place opens, it is listed here first.',
  onward: [
    { to: '/about', label: 'How we work' },
    { to: '/blog', label: 'Read our notes' },
  ],
} as const satisfies PageText;
