import type { PageText } from '../page.ts';

export const account = {
  meta: {
    title: 'Your account',
    description: 'Your OneGo DevOps account: who is signed in on this browser, and how to leave.',
  },
  heading: 'Your account',
  lead: 'You are signed in on this browser or you are not: this page tells which, and lets you leave.',
  onward: [
    { to: '/login', label: 'Go to login' },
    { to: '/PrivacyPolicy', label: 'Privacy Policy' },
  ],
} as const satisfies PageText;
