import type { Provider, User } from '../../../worker/contract/accounts.ts';
import { settings } from '../site.ts';

export const loginText = {
  meta: {
    title: 'Log in',
    description: `Log in to ${settings.brand} with your email address and password.`,
  },
  heading: 'Welcome back',
  lead: 'Log in with your email address and password.',
  line: {
    title: 'Four lights to your workspace',
    stages: {
      email: { name: 'Email address', detail: 'who is there' },
      password: { name: 'Password', detail: 'checked once, never stored as it is' },
      session: { name: 'Session', detail: 'signed, ends when you say so' },
      workspace: { name: 'Onboarding', detail: 'your project, ready to move' },
    },
  },
  passkey: {
    button: 'Log in with a passkey',
    waiting: 'Waiting for your passkey…',
    cancelled: 'No passkey was used. Choose the button again, or log in with your password.',
    refused: 'This passkey does not open an account here. Log in another way.',
    unavailable: 'Passkeys cannot be checked right now.',
    failed: 'The browser could not use a passkey here.',
  },
  social: {
    lead: 'or continue with',
    /** The link to the terms follows. */
    acceptance:
      'Coming in by Google, Facebook or Twitter for the first time makes an account and accepts the',
    terms: 'Terms of Service',
    opening: 'Opening the provider…',
    /** Follows "Signing in with Google". */
    notSetUp: 'is not set up on this site. Use your email address and password.',
    unavailable: 'Signing in by another account cannot be started right now.',
    refused: 'This sign-in did not begin. Come in another way.',
  },
  /** Shown instead of the form in a browser that has a session. */
  signedIn: {
    heading: 'You are logged in',
    lead: ({ username, email }: User) => `This is the account of ${username}, ${email}.`,
    open: 'Open the workspace',
    change: 'Log in as someone else',
    changeNote: 'This logs you out first.',
  },
  cookiesBlocked:
    'The provider let you in, but this browser did not keep the session. Allow cookies for this site and begin again.',
  noScript: 'Logging in needs JavaScript, which is switched off in this browser.',
  demo: {
    title: 'Just looking?',
    lead: 'Two demo accounts are open to everyone. Choose one to fill in the form.',
  },
} as const;

/** As on the buttons. The specification calls X "Twitter". */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
};
