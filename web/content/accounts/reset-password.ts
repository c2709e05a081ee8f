import { DOUBTED_DAYS } from '../../../worker/contract/accounts.ts';
import { settings } from '../site.ts';

export const resetPasswordText = {
  meta: {
    title: 'Set a new password',
    description: `Set a new password for your ${settings.brand} account with the link from our email. All your sessions end, and you log in with the new password.`,
  },
  heading: 'Set a new password',
  lead: 'When you save it, all your sessions end.',
  line: {
    title: 'From the link to a login',
    stages: {
      link: { name: 'Link', detail: 'opened, and removed from the address bar' },
      password: { name: 'New password', detail: 'long is better than complicated' },
      sessions: { name: 'Sessions', detail: 'all of them end' },
      login: { name: 'Login', detail: 'with the new password' },
    },
  },
  label: 'New password',
  button: 'Save password',
  sending: 'Saving…',
  incomplete: 'The end of this link is missing. Open it again, or ask for a new one.',
  spent: {
    heading: 'This link no longer works',
    lead: 'A link lasts 30 minutes. A new password ends all the links that were sent before. Ask for another.',
  },
  done: {
    heading: 'Your password was changed',
    lead: `All your sessions have ended, and we have sent you an email about the change. Log in with the new password: passkeys and sign-ins that were added in the last ${DOUBTED_DAYS} days stay blocked until you confirm them on your account page.`,
  },
  askAgain: 'Ask for a new link',
  instead: { to: '/reset-password/link', label: 'Paste it, and set a password' },
} as const;
