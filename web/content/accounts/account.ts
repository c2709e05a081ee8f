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
    lead: 'Your sessions, your ways to log in and your data are here once you are logged in.',
    login: 'Log in',
    register: 'Create an account',
    points: [
      { name: 'Every session', detail: 'with browser and place; end any of them' },
      { name: 'Every way to log in', detail: 'password, passkeys, connected sign-ins' },
      { name: 'The data of the account', detail: 'download it, or delete it permanently' },
    ],
  },
  failed: { retry: 'Load your account again' },
  deleted: {
    title: 'Account deleted',
    heading: 'Your account has been deleted',
    lead: 'You are logged out in every browser, and nothing of the account can be used any more.',
    home: 'Go to the home page',
  },
} as const;

/** The reminder above the workspace, until the review is done. */
export const reviewBanner = {
  lead: 'Your account was recovered by email. Check which passkeys and connected sign-ins are yours.',
  open: 'Check now',
} as const;
