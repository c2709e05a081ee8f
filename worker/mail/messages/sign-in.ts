import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import { mailKind, originFacts } from '../compose.ts';

interface Confirmation {
  readonly url: string;
  /** Name of the provider, as on the login screen. */
  readonly provider: string;
}

/** To the address entered after a sign-in without a verified address. */
export const confirmConnectionMessage = mailKind(
  'confirm_connection',
  ({ brand, to }, { url, provider }: Confirmation) => ({
    subject: `Finish signing in with ${provider}`,
    before: [
      `Somebody tried to sign in to ${brand} with ${provider} and entered ${to} as their email address.`,
      `If it was you, open this link in the same browser to connect ${provider} with your account.`,
    ],
    action: { label: 'This address is mine', url },
    after: [
      `The link expires after ${VERIFICATION_HOURS} hours and can be used once.`,
      'If it was not you, delete this email. Without the link, nothing is connected.',
    ],
  }),
);

/** After a login in a browser that the account does not know. */
export const newBrowserMessage = mailKind('new_browser', ({ origin }, where: string) => ({
  subject: 'New login to your account',
  facts: originFacts(where),
  before: [
    'You have not logged in from this browser before. If it was you, you can ignore this email.',
  ],
  action: { label: 'It was not me', url: `${origin}/forgot-password`, isObjection: true },
  after: [
    'Setting a new password by email ends all sessions. Your account page shows where you are logged in, and your recent activity.',
  ],
}));

/** When so many wrong passwords were tried that other browsers have to wait. */
export const loginBlockedMessage = mailKind('login_blocked', ({ brand, origin }) => ({
  subject: 'Wrong passwords were entered for your account',
  before: [
    `Somebody entered several wrong passwords for your ${brand} account. New browsers now have to wait between attempts. Browsers in which you have logged in before do not.`,
    'If it was you and you have forgotten the password, set a new one. It works at once.',
  ],
  action: { label: 'Set a new password', url: `${origin}/forgot-password` },
  after: ['If it was somebody else, they did not get in, and you do not have to do anything.'],
}));

/** To the owner of an account whose address was entered after a sign-in with a provider. */
export const logInToConnectMessage = mailKind(
  'log_in_to_connect',
  ({ brand, origin, to }, provider: string) => ({
    subject: `Log in to connect ${provider}`,
    before: [
      `Somebody tried to sign in to ${brand} with ${provider} and entered ${to} as their email address. You already have an account with this address. Nothing has changed.`,
      `If it was you, log in the way you usually do. Then connect ${provider} on your account page.`,
    ],
    action: { label: 'Log in', url: `${origin}/login` },
    after: ['If it was somebody else, you do not have to do anything.'],
  }),
);

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export const signInMethodAddedMessage = mailKind(
  'sign_in_method_added',
  ({ brand, origin }, method: string) => ({
    subject: 'There is a new way to log in to your account',
    before: [`You can now also log in to ${brand} with ${method}.`],
    action: { label: 'Open my account', url: `${origin}/account` },
    after: [
      'If you did not add it, remove it on that page, then change your password and end your other sessions.',
    ],
  }),
);

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export const signInMethodRemovedMessage = mailKind(
  'sign_in_method_removed',
  ({ brand, contactEmail, origin }, method: string) => ({
    subject: 'A way to log in to your account was removed',
    before: [
      `You can no longer log in to ${brand} with ${method}. Your other ways to log in still work.`,
    ],
    action: { label: 'Check my account', url: `${origin}/account` },
    after: [`If you did not remove it, tell us at once: ${contactEmail}.`],
  }),
);
