import { settings } from '../site.ts';

export const forgotPasswordText = {
  meta: {
    title: 'Forgot your password',
    description: `Forgot the password of your ${settings.brand} account? Enter your email address and we send you a link to set a new one. It is valid for 30 minutes.`,
  },
  heading: 'Forgot your password?',
  lead: 'Enter the email address of your account, and we send you a link to set a new password.',
  line: {
    title: 'Back in by email',
    stages: {
      email: { name: 'Email address', detail: 'the one you log in with' },
      mail: { name: 'Email', detail: 'with a link, valid for 30 minutes' },
      password: { name: 'New password', detail: 'ends all your sessions' },
      login: { name: 'Login', detail: 'in this browser and the others' },
    },
  },
  button: 'Send reset link',
  sending: 'Sending…',
  back: 'Remembered it?',
  sent: {
    heading: 'Check your email',
    validFor: '30 minutes',
    lead: 'If there is an account with this address, you will get an email with a link in a minute or two. Use the link within 30 minutes.',
  },
} as const;
