import type { PageText } from '../page.ts';

export const companyContact = {
  meta: {
    title: 'Contact',
    description:
      'Write to OneGo DevOps about a project, a course or a security report. We answer within one working day.',
  },
  heading: 'Talk to an engineer',
  lead: 'Write to us about a project, a course or a security report. An engineer reads it and answers within one working day.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/support', label: 'Support for users' },
  ],
} as const satisfies PageText;
