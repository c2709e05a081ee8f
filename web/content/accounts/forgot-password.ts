import type { PageText } from '../page.ts';

export const forgotPassword = {
  meta: {
    title: 'Forgot your password',
    description: 'How to get back into your OneGo DevOps account without your password.',
  },
  heading: 'Forgot your password?',
  lead: 'Resetting by e-mail is not open on this site yet. Write to us from the address of your account and we reset it with you.',
  onward: [
    { to: '/login', label: 'Back to login' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
