import { settings } from '../site.ts';

export const registerText = {
  meta: {
    title: 'Create an account',
    description: `Create a ${settings.brand} account. Courses and the onboarding workspace need none: drafts stay in your browser, and teams get Edzy after a demo.`,
  },
  heading: 'Create your account',
  lead: 'Teams get their Edzy accounts after a demo. The onboarding workspace needs no account.',
  line: {
    title: 'From a name to a workspace',
    stages: {
      username: { name: 'Your name', detail: 'how the workspace greets you' },
      email: { name: 'Email address', detail: 'to log in, and to recover the account' },
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
  courses: {
    before: 'Here for a course? You can ask for dates without an account, in the',
    link: 'course catalogue',
  },
  login: 'Have an account?',
  sent: {
    heading: 'Check your email',
    validFor: '24 hours',
    login: 'Log in now',
    lead: 'Open the link in it within 24 hours to confirm your address.',
    meanwhile:
      'You can log in now. To change your address or connect other sign-ins, confirm it first.',
  },
} as const;

/** Hints for the reasons for which the Worker rejects a password. */
export const passwordHint = {
  rule: 'A sentence works well. You can use spaces and emoji.',
  too_short: 'At least 8 characters',
  too_long: 'Too long: use at most 256 bytes',
  common: 'Among the first that attackers try',
  pattern: 'Too close to a sequence or a repetition',
  brand: 'Too close to our name',
  personal: 'Too close to your own name or address',
  good: 'Long enough',
} as const;
