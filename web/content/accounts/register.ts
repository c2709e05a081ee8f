import type { VerifyEmailSuccess } from '../../../worker/contract/accounts.ts';
import type { OnwardLink } from '../page.ts';
import { settings } from '../site.ts';

export const registerText = {
  meta: {
    title: 'Create an account',
    description: `Create a ${settings.brand} account. It opens Edzy once your team has had a demo. Courses, the workspace and the file check work without one.`,
  },
  heading: 'Create your account',
  lead: 'It opens Edzy once your team has had a demo. Everything else works without an account.',
  /** A picture of what the account is for. */
  opens: {
    title: 'edzy · an example',
    stages: [
      {
        state: 'passed',
        name: 'Asked',
        detail: 'Which services present the old certificate?',
      },
      { state: 'passed', name: 'Answered', detail: 'invoices and partner-api, both in prod-eu' },
      { state: 'passed', name: 'With its sources', detail: 'a certificate, a probe, a runbook' },
    ],
  },
  line: {
    title: 'From a name to an account',
    stages: {
      username: { name: 'Your name', detail: 'as the workspace shows it' },
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
  without: {
    title: 'Without an account',
    items: [
      { to: '/training', label: 'Courses', detail: 'ask for dates and the fee' },
      { to: '/devops-on-boarding', label: 'Onboarding', detail: 'a brief and starter files' },
      { to: '/check', label: 'File check', detail: 'pipelines, Docker, Kubernetes, Terraform' },
    ],
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

interface Confirmed {
  readonly heading: string;
  readonly lead: string;
  readonly onward: OnwardLink;
}

export const verifyEmailText = {
  meta: {
    title: 'Confirm your email address',
    description: `Confirm the email address of your ${settings.brand} account with the link from our email, so that you can change it and recover your account.`,
  },
  line: {
    title: 'Confirmed by email',
    stages: {
      mail: { name: 'Email', detail: 'sent to this address only' },
      link: { name: 'Link', detail: 'opened, then confirmed with the button' },
      confirmed: { name: 'Address', detail: 'confirmed as yours' },
    },
  },
  heading: 'Confirm your email address',
  lead: 'Press the button to confirm that the address is yours. If you did not ask for our email, close this page.',
  button: 'Confirm my address',
  sending: 'Confirming your address…',
  elsewhere: 'You asked for this link in another browser. Open it there, or enter your password.',
  incomplete:
    'The end of the link is cut off. Copy all of it from the email, or have a new one sent.',
  refused: {
    heading: 'This link does not work',
    /** Follows the reason from the server. */
    lead: 'If you have used it before, there is nothing left to do. Otherwise, send a new one.',
  },
  resend: {
    button: 'Send a new link',
    sending: 'Sending a new link…',
    sent: 'If an account is waiting for this address to be confirmed, a new email is on its way.',
  },
  instead: { to: '/verify-email/link', label: 'Paste it, and confirm your address' },
} as const;

export const confirmedTexts: Readonly<Record<VerifyEmailSuccess['purpose'], Confirmed>> = {
  verify: {
    heading: 'Your address is confirmed',
    lead: 'You can now change it, connect other sign-ins and reset your password by email.',
    onward: { to: '/devops-on-boarding', label: 'Open the workspace' },
  },
  change_email: {
    heading: 'Your new address is set',
    lead: 'Log in with it from now on. We have sent a notice to your old address.',
    onward: { to: '/account', label: 'Go to your account' },
  },
  connect: {
    heading: 'Your sign-in is connected',
    lead: 'Go back to the login screen and use the same button. From now on it logs you in.',
    onward: { to: '/login', label: 'Go to login' },
  },
};

export const verifyBanner = {
  /** The email address follows. */
  lead: 'Please confirm your address. We sent a link to',
  button: 'Send it again',
  sending: 'One moment…',
  confirmed: 'Your address is confirmed. Thank you.',
} as const;
