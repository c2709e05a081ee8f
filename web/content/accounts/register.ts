import { settings } from '../site.ts';

export const registerText = {
  meta: {
    title: 'Create an account',
    description: `Create a ${settings.brand} account for courses, Edzy and the account screen. The onboarding workspace needs none: its drafts stay in your browser.`,
  },
  heading: 'Create your account',
  lead: 'One address, one password. You can log in at once and confirm the address when the mail arrives.',
  line: {
    title: 'From a name to a workspace',
    stages: {
      username: { name: 'Your name', detail: 'how the workspace greets you' },
      email: { name: 'Email address', detail: 'to log in with, and to get back in' },
      password: { name: 'Password', detail: 'only a scrypt hash of it is stored' },
      account: { name: 'Account', detail: 'yours to export or delete' },
    },
  },
  consent: {
    before: 'I accept the',
    terms: 'Terms of Service',
    between: 'and have read the',
    privacy: 'Privacy Policy',
  },
  button: 'Create Account',
  sending: 'Creating the account…',
  login: 'Have an account?',
  sent: {
    heading: 'Check your mail',
    validFor: '24 hours',
    login: 'Log in now',
    lead: 'Open the link in it within 24 hours to confirm the address.',
    meanwhile:
      'You need not wait: logging in works now. Changing your address and connecting other sign-ins open up once it is confirmed.',
  },
  noScript: 'Creating an account needs JavaScript, which is switched off in this browser.',
} as const;

/** Hints for the reasons for which the Worker rejects a password. */
export const passwordHint = {
  rule: 'A sentence works well. Spaces and emoji count.',
  too_short: 'At least 8 characters',
  too_long: 'Too long: use at most 256 bytes',
  common: 'Among the first that attackers try',
  pattern: 'Little more than a sequence or a repetition',
  brand: 'Little more than our name',
  personal: 'Little more than your own name or address',
  good: 'Long enough',
} as const;
