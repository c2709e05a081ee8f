import type { PageText } from '../page.ts';

export const about = {
  meta: {
    title: 'About',
    description:
      'OneGo DevOps trains engineering teams and runs the automation they deliver with: CI/CD, Kubernetes and monitoring in one go.',
  },
  heading: 'We automate delivery, then hand over the keys',
  lead: 'OneGo is a team of platform engineers and trainers. We set up the line from source to production and stay until your people run it.',
  onward: [
    { to: '/partners', label: 'Who we work with' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
