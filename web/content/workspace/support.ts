import type { PageText } from '../page.ts';

export const support = {
  meta: {
    title: 'Support',
    description: 'How to reach OneGo DevOps support, and where to look first.',
  },
  heading: 'Support',
  lead: 'Write to us and an engineer answers within one working day. The documentation covers the first week of every engagement.',
  onward: [
    { to: '/company/contact', label: 'Write to us' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
