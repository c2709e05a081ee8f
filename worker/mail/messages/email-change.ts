import { UNDO_HOURS, VERIFICATION_HOURS } from '../../contract/accounts.ts';
import { mailKind } from '../compose.ts';

/** To the new address, to verify that the recipient controls it. */
export const confirmEmailChangeMessage = mailKind(
  'confirm_email_change',
  ({ brand, to }, url: string) => ({
    subject: `Confirm your new email address for ${brand}`,
    before: [`Please confirm that you want to use ${to} for your account.`],
    action: { label: 'Use this address', url },
    after: [
      `The link works once, within ${VERIFICATION_HOURS} hours, in the browser in which you asked for it or in one in which you are logged in. Elsewhere, it asks for your password. If you ask again, only the newest link works.`,
      'If you did not ask for this, ignore this email. Nothing changes.',
    ],
  }),
);

/** To the old address, so that its owner can still stop the change. */
export const emailChangeRequestedMessage = mailKind(
  'email_change_requested',
  ({ brand, origin, to }, newEmail: string) => ({
    subject: 'Your email address is about to change',
    before: [
      `Somebody who is logged in to your ${brand} account asked to change its email address from ${to} to ${newEmail}. The change takes effect when the new address is confirmed.`,
    ],
    action: { label: 'Set a new password to stop it', url: `${origin}/forgot-password` },
    after: ['If it was you, open the link in the email that we sent to the new address.'],
  }),
);

interface Change {
  readonly newEmail: string;
  /** Takes the change back. */
  readonly url: string;
}

/** To the old address, after the change. */
export const emailChangedMessage = mailKind(
  'email_changed',
  ({ brand, to }, { newEmail, url }: Change) => ({
    subject: 'Your email address was changed',
    before: [
      `The email address of your ${brand} account is now ${newEmail}. You can no longer log in with ${to}.`,
      'If you did not do this, undo it: the account gets this address back, all sessions end, and you set a new password.',
    ],
    action: { label: 'Undo the change', url },
    after: [`The link works for ${UNDO_HOURS} hours.`],
  }),
);

/** To the old address, once it has the account again. */
export const emailRestoredMessage = mailKind('email_restored', ({ brand, origin, to }) => ({
  subject: 'Your email address was changed back',
  before: [
    `The email address of your ${brand} account is ${to} again. All sessions have ended, and the old password no longer works.`,
  ],
  action: { label: 'Set a new password', url: `${origin}/forgot-password` },
  after: [
    'After you log in, your account page lists your passkeys and connected sign-ins. Remove those that are not yours.',
  ],
}));
