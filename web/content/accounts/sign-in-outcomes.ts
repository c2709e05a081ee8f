import { type OAuthOutcome, PROOF_MINUTES } from '../../../worker/contract/accounts.ts';

/** Messages for `/login?sign-in=…`. `done` and `needs-email` have separate screens. */
export const signInOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: 'Signed in. Opening your workspace…',
  cancelled: 'You cancelled at the provider, so you are not logged in.',
  expired: 'That sign-in took longer than 10 minutes. Please start again.',
  failed:
    'We could not verify the provider’s answer, so you are not logged in. Please start again.',
  held: 'This sign-in was added shortly before your password was reset. Log in with your password and confirm it on your account page.',
  'log-in-first':
    'You have an account with this address. Log in as you did before, then connect the provider on your account page.',
  'needs-email':
    'You are not logged in: this sign-in needs an email address that you can confirm. Start again and enter one.',
  'provider-unavailable': 'The provider did not answer in time. Try again in a few minutes.',
  'second-factor': 'We still need the code of your second factor. Please sign in again.',
  taken:
    'That sign-in is connected to a different account, so you are not logged in. Log in with your password.',
  unverified:
    'There is an account with this address, but the address is not confirmed. Log in with its password and confirm the address first.',
};

/** Messages for `/account?connect=…`. */
export const connectOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: 'Connected. You can use it the next time you log in.',
  cancelled: 'You cancelled at the provider. Nothing was connected.',
  expired: 'Connecting took longer than 10 minutes. Please try again.',
  failed: 'We could not verify the provider’s answer, so nothing was connected.',
  held: 'Nothing was connected. First confirm that sign-in on your account page.',
  'log-in-first':
    'The email address from the provider belongs to another account here. Nothing was connected. Log in to that account first.',
  'needs-email': 'The provider gave us no email address. Connect another provider.',
  'provider-unavailable': 'We could not reach the provider. Nothing has changed. Try again later.',
  'second-factor':
    'Nothing was connected. Finish logging in with your code, then connect the provider.',
  taken: 'That sign-in is already connected to another account.',
  unverified: 'Confirm your email address before you connect a sign-in.',
};

/** Messages for `/account?proof=…`. */
export const proofOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: `Confirmed. Start your change again. We will not ask you to confirm again for ${PROOF_MINUTES} minutes.`,
  cancelled: 'You cancelled at the provider, so nothing is confirmed. Your account is unchanged.',
  expired: 'Confirming took longer than 10 minutes, or you are now logged in to another account.',
  failed: 'We could not verify the provider’s answer, so nothing is confirmed.',
  held: 'That sign-in was added shortly before a reset. Confirm with your password instead.',
  'log-in-first':
    'That account at the provider is not connected to yours. Nothing is confirmed. Choose the connected one.',
  'needs-email': 'The provider gave us no email address, so nothing is confirmed.',
  'provider-unavailable':
    'The provider did not respond. Wait a few minutes, or confirm another way.',
  'second-factor': 'Your account also needs a code. Start again and enter it first.',
  taken: 'You chose another account at the provider. Choose the one that is connected here.',
  unverified:
    'Your address is not confirmed yet, so we cannot accept the provider. Confirm another way.',
};

export const needsEmailText = {
  heading: 'Which address is yours?',
  lead: 'The provider did not confirm your email address. Enter it, and we send you a link. Opening the link connects your sign-in with it.',
  line: {
    title: 'One step left',
    stages: {
      provider: { name: 'Provider', detail: 'knows who you are' },
      email: { name: 'Email address', detail: 'not confirmed yet' },
      link: { name: 'Link', detail: 'opened from our email' },
      workspace: { name: 'Workspace', detail: 'with the same button from then on' },
    },
  },
  button: 'Send the link',
  sending: 'Sending the link…',
  back: 'Back to the login screen',
  sent: {
    heading: 'Open the link to finish',
    validFor: '24 hours',
    lead: 'The link in our email connects your sign-in with this address. Open it in this browser, then sign in with the same button.',
  },
} as const;
