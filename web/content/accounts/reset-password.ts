import { settings } from '../site.ts';

export const resetPasswordText = {
  meta: {
    title: 'Set a new password',
    description: `Set a new password for your ${settings.brand} account with the link from your mail.`,
  },
  heading: 'Set a new password',
  lead: 'It replaces the old one, and every session of the account ends.',
  line: {
    title: 'The link was the key',
    stages: {
      link: { name: 'Link', detail: 'opened, and gone from the address bar' },
      password: { name: 'New password', detail: 'longer beats stranger' },
      sessions: { name: 'Sessions', detail: 'all of them end' },
      login: { name: 'Login', detail: 'with the new password' },
    },
  },
  label: 'New password',
  button: 'Save the password',
  sending: 'Saving…',
  incomplete:
    'This link is incomplete: the key at its end is missing. Open it from the mail again, or ask for a new one.',
  spent: {
    heading: 'This link no longer works',
    lead: 'A reset link works once and for 30 minutes, and a newer one replaces it. Ask for another.',
  },
  done: {
    heading: 'Your password is new',
    lead: 'All sessions of the account have ended, and a mail tells its owner. Log in with the new password.',
  },
  askAgain: 'Ask for a new link',
  noScript: 'Setting a password needs JavaScript, which is switched off in this browser.',
} as const;
