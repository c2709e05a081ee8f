import { settings } from '../site.ts';

export const accountText = {
  meta: {
    title: 'Your account',
    description: `Your ${settings.brand} account: name, address, password, ways to log in, sessions, your data, and how to delete it.`,
  },
  heading: 'Your account',
  noScript: 'The account screen needs JavaScript, which is switched off in this browser.',
  loading: 'Loading your account…',
  signedOut: {
    lead: 'Log in to see your sessions, change your password or take your data with you.',
    login: 'Log in',
    register: 'Create an account',
    points: [
      { name: 'Every session', detail: 'by browser and place, each with its own end' },
      { name: 'Every way in', detail: 'password, passkeys, accounts elsewhere' },
      { name: 'All your data', detail: 'as one JSON file, or deleted for good' },
    ],
  },
  failed: { retry: 'Load the account again' },
  deleted: {
    title: 'Account deleted',
    heading: 'Your account is deleted',
    lead: 'Its sessions have ended in every browser, and nothing of it is left in our database.',
    home: 'Go to the home page',
  },
} as const;
