import type { ClosingText } from '../page.ts';

export const webinarsClosing = {
  title: 'Hold one with your team',
  lead: 'Name the session, and two or three dates that suit you.',
  links: [
    { to: '/company/contact', label: 'Write to us' },
    { to: '/training', label: 'Courses' },
  ],
} as const satisfies ClosingText;
