import { settings } from '../site.ts';

export const forgotPasswordText = {
  meta: {
    title: 'Forgot your password',
    description: `Ask for a link that sets a new password for your ${settings.brand} account.`,
  },
  heading: 'Forgot your password?',
  lead: 'Give the address of your account. The mail that follows has a link for a new password.',
  line: {
    title: 'Back in by mail',
    stages: {
      email: { name: 'Email address', detail: 'the one you log in with' },
      mail: { name: 'Mail', detail: 'with a link, good for 30 minutes' },
      password: { name: 'New password', detail: 'ends every session there is' },
      login: { name: 'Login', detail: 'on this browser and the others' },
    },
  },
  button: 'Send the reset link',
  sending: 'Sending…',
  back: 'Remembered it?',
  sent: {
    heading: 'The link is on its way',
    validFor: '30 minutes',
    lead: 'If the address has an account here, a mail with a link arrives in a minute or two. The link works once, for 30 minutes.',
  },
  noScript: 'Asking for a reset link needs JavaScript, which is switched off in this browser.',
} as const;
