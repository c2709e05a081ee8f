import type { PageText } from '../page.ts';

export const documentation = {
  meta: {
    title: 'Documentation',
    description:
      'How to start with each OneGo offering: what we need from you, what happens first, and where things live afterwards.',
  },
  heading: 'Start here, whatever you start with',
  lead: 'What each engagement needs from you, what happens in the first week, and where everything lives when we leave.',
  onward: [
    { to: '/devops-on-boarding', label: 'Open onboarding' },
    { to: '/resources/all', label: 'Browse all resources' },
  ],
} as const satisfies PageText;
