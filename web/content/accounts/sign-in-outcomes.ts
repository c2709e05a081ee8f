import { type OAuthOutcome, PROOF_MINUTES } from '../../../worker/contract/accounts.ts';

/** Messages for `/login?sign-in=…`. `done` and `needs-email` have separate screens. */
export const signInOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: 'Signed in. Opening your workspace…',
  cancelled: 'You stopped at the provider, so nobody is signed in.',
  expired: 'That sign-in took longer than ten minutes. Begin again.',
  failed: 'The provider’s answer did not hold up, so we did not sign you in. Begin again.',
  held: 'This sign-in was added shortly before your password was reset. Log in with your password and confirm it on your account page.',
  'log-in-first':
    'You have an account with this address. Log in as you did before, then connect the provider on your account page.',
  'needs-email': 'An email address that we can confirm is missing. Begin once more.',
  'provider-unavailable': 'The provider did not answer in time. Try it in a few minutes.',
  'second-factor': 'The code of your second factor is still missing. Sign in once more.',
  taken: 'That sign-in belongs to another account. Log in with the password of yours.',
  unverified:
    'An account has this address but has not confirmed it. Log in with its password and confirm the address first.',
};

/** Messages for `/account?connect=…`. */
export const connectOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: 'Connected. You can use it the next time you log in.',
  cancelled: 'You stopped at the provider. Nothing was connected.',
  expired: 'Connecting took longer than ten minutes. Start it once more.',
  failed: 'The provider’s answer did not hold up, so nothing was connected.',
  held: 'That sign-in waits to be confirmed after a reset, so nothing was connected.',
  'log-in-first':
    'That address belongs to an account that is not connected there. Log in to it first.',
  'needs-email': 'The provider gave no address. Connect another one.',
  'provider-unavailable': 'The provider was out of reach. Nothing has changed; try it later.',
  'second-factor': 'Log in with your code first, then connect the provider.',
  taken: 'That sign-in is connected to another account already.',
  unverified: 'Confirm your email address before you connect a sign-in.',
};

/** Messages for `/account?proof=…`. */
export const proofOutcomes: Readonly<Record<OAuthOutcome, string>> = {
  done: `Confirmed. Start your change again: for ${PROOF_MINUTES} minutes we do not ask.`,
  cancelled: 'You stopped at the provider, so nothing is confirmed. Your account is unchanged.',
  expired: 'Confirming took longer than ten minutes, or you are logged in to another account now.',
  failed: 'The provider’s answer did not hold up, so nothing is confirmed.',
  held: 'That sign-in was added shortly before a reset. Confirm with your password instead.',
  'log-in-first': 'That account at the provider is not connected to yours.',
  'needs-email': 'The provider gave no address, so nothing is confirmed.',
  'provider-unavailable':
    'The provider did not respond. Wait a few minutes, or confirm another way.',
  'second-factor': 'Your account wants a code as well. Start again and enter it first.',
  taken: 'You chose another account at the provider. Choose the one that is connected here.',
  unverified: 'Your address is not confirmed yet, so the provider cannot vouch for you.',
};

export const needsEmailText = {
  heading: 'Which address is yours?',
  lead: 'The provider did not vouch for one. We send a link to the address that you give; opening it signs the two together.',
  line: {
    title: 'One step from the door',
    stages: {
      provider: { name: 'Provider', detail: 'knows who you are' },
      email: { name: 'Email address', detail: 'yours, not vouched for yet' },
      link: { name: 'Link', detail: 'opened from your mail' },
      workspace: { name: 'Workspace', detail: 'by the same button from then on' },
    },
  },
  button: 'Send the link',
  sending: 'Sending the link…',
  back: 'Back to the login screen',
  sent: {
    heading: 'Open the link to finish',
    validFor: '24 hours',
    lead: 'It connects your sign-in with this address. Open it in this browser, then sign in with the same button.',
  },
} as const;
