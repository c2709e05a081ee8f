import type { PageText } from '../page.ts';

export const register = {
  meta: {
    title: 'Create an account',
    description: 'Create a OneGo DevOps account to keep your onboarding in one place.',
  },
  heading: 'Create an account',
  lead: 'Self-service registration is not open on this site yet. Write to us and we set up your account, or look around with a demo account from the login screen.',
  onward: [
    { to: '/login', label: 'Log in with a demo account' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
