import type { Provider, User } from '../../../worker/contract/accounts.ts';
import {
  PENDING_LOGIN_MINUTES,
  TRUSTED_DEVICE_DAYS,
} from '../../../worker/contract/second-factor.ts';
import { settings } from '../site.ts';

export const loginText = {
  meta: {
    title: 'Log in',
    description: `Log in to ${settings.brand} with your email address and password, with a passkey, or with Google, Facebook or Twitter, and open your onboarding workspace.`,
  },
  heading: 'Welcome back',
  lead: 'Log in with your email address and password.',
  line: {
    title: 'Four steps to your workspace',
    stages: {
      email: { name: 'Email address', detail: 'who is there' },
      password: { name: 'Password', detail: 'stored only as a hash' },
      session: { name: 'Session', detail: 'signed; you can end it at any time' },
      workspace: { name: 'Onboarding', detail: 'straight to your project' },
    },
  },
  passkey: {
    button: 'Log in with a passkey',
    waiting: 'Waiting for your passkey…',
    network: 'We cannot reach the server, so you are not logged in. Check your connection.',
    cancelled: 'No passkey was used. Try again, or log in with your password.',
    refused: 'This passkey does not belong to an account here. Log in another way.',
    unavailable:
      'We cannot check passkeys right now, so you are not logged in. Use a password or a provider.',
    failed: 'The browser could not use a passkey, so you are not logged in. Try another way.',
  },
  social: {
    lead: 'or continue with',
    network:
      'We cannot reach the server, so the provider was not asked. Try again once you are online.',
    /** The link to the terms follows. */
    acceptance:
      'If you have no account and continue with Google, Facebook or Twitter, we create one and you accept the',
    terms: 'Terms of Service',
    /** Follows "Signing in with Google". */
    notSetUp: 'is not set up on this site. Use your email address and password.',
    unavailable: 'Google, Facebook and Twitter sign-in is not available right now.',
    refused: 'This sign-in could not be started. Please log in another way.',
  },
  cookiesBlocked:
    'The provider signed you in, but this browser did not keep the session. Allow cookies for this site and try again.',
  demo: {
    title: 'Just looking?',
    lead: 'Two demo accounts, with their passwords. Choose one to fill in the form.',
  },
} as const;

/** As on the buttons. The specification calls X "Twitter". */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
};

/** The step of the login that asks for a code. */
export const loginCodeText = {
  heading: 'Enter your code',
  lead: `Your account has a second factor. Enter its code within ${PENDING_LOGIN_MINUTES} minutes.`,
  line: {
    title: 'Two keys, one door',
    stages: {
      first: { name: 'First factor', detail: 'password or provider, accepted' },
      code: { name: 'Code', detail: 'from your app, valid for one login' },
      session: { name: 'Session', detail: 'opens when both are right' },
      workspace: { name: 'Workspace', detail: 'straight ahead' },
    },
  },
  trust: `Don’t ask again in this browser for ${TRUSTED_DEVICE_DAYS} days`,
  button: 'Continue',
  sending: 'Checking your code…',
  startAgain: 'Start again',
  failure: {
    unavailable:
      'We cannot check codes right now, so you are not logged in. Try again later; a recovery code stays unused.',
    refused:
      'This code did not work, so you are not logged in. Enter the newest code from your app, or an unused recovery code.',
  },
} as const;

/** Shown instead of the login form in a browser that has a session. */
export const signedInText = {
  heading: 'You are logged in',
  lead: ({ username, email }: User) => `This is the account of ${username}, ${email}.`,
  open: 'Open the workspace',
  change: 'Log in as somebody else',
  changeNote: 'This logs you out first.',
} as const;
