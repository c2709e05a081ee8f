import { settings } from '../site.ts';

export const accountText = {
  meta: {
    title: 'Your account',
    description: `Your ${settings.brand} account: change your name, address and password, manage passkeys and sessions, download your data, or delete the account.`,
  },
  heading: 'Your account',
  noScript: 'Changes to your account need JavaScript, which is off in this browser.',
  instead: { to: '/signed-in', label: 'See your account without it' },
  loading: 'Loading your account…',
  signedOut: {
    lead: 'Log in to see your sessions, change your password or download your data.',
    login: 'Log in',
    register: 'Create an account',
    points: [
      { name: 'Every session', detail: 'with browser and place; end any of them' },
      { name: 'Every way to log in', detail: 'password, passkeys, connected sign-ins' },
      { name: 'All your data', detail: 'download it, or delete it permanently' },
    ],
  },
  failed: { retry: 'Load your account again' },
  deleted: {
    title: 'Account deleted',
    heading: 'Your account has been deleted',
    lead: 'You are logged out in every browser, and your data is no longer in our database.',
    home: 'Go to the home page',
  },
} as const;
