import {
  DOUBTED_DAYS,
  PASSWORD_RESET_MINUTES,
  PROOF_CODE_MINUTES,
  VERIFICATION_HOURS,
} from '../../contract/accounts.ts';
import { mailKind, originFacts } from '../compose.ts';

/** Sent after registration and on request. */
export const verifyEmailMessage = mailKind('verify_email', ({ brand, to }, url: string) => ({
  subject: `Confirm your email address for ${brand}`,
  before: [`Please confirm that ${to} is your email address.`],
  action: { label: 'Confirm my address', url },
  after: [
    `Use the link within ${VERIFICATION_HOURS} hours, in the browser in which you registered. In another browser, it asks for your password.`,
    'If you did not create an account, ignore this email. The address then stays unconfirmed.',
  ],
}));

/** To the owner of an address that was entered for another account. */
export const addressTakenMessage = mailKind('address_taken', ({ brand, origin }) => ({
  subject: `You already have an account with ${brand}`,
  before: [
    'Somebody just tried to use your email address for another account. Nothing has changed.',
    'If it was you, log in with the account you already have. If you have forgotten the password, set a new one from the login screen.',
  ],
  action: { label: 'Go to the login screen', url: `${origin}/login` },
  after: [
    'If it was somebody else, nothing was revealed to them, not even that you have an account.',
  ],
}));

export const resetPasswordMessage = mailKind(
  'reset_password',
  (site, url: string, where: string) => ({
    subject: `Set a new password for ${site.brand}`,
    facts: originFacts(where),
    before: ['You asked to set a new password. Setting it ends all your sessions.'],
    action: { label: 'Set a new password', url },
    after: [
      `Use the link within ${PASSWORD_RESET_MINUTES} minutes. If you have several, use any of them: the others then stop working.`,
      'If you did not ask for this, ignore this email. Your password stays the same.',
    ],
  }),
);

/** @param isReset whether a link was used, which blocks what was added shortly before. */
export const passwordChangedMessage = mailKind(
  'password_changed',
  ({ origin }, where: string, { isReset = false } = {}) => ({
    subject: 'Your password was changed',
    facts: originFacts(where),
    before: ['If you changed it, you can ignore this email. If not, set a new password at once.'],
    action: {
      label: 'I did not do this',
      url: `${origin}/forgot-password`,
      isObjection: true,
    },
    notes: isReset
      ? [
          `Passkeys, connected sign-ins and a second factor that were added in the last ${DOUBTED_DAYS} days stay blocked until you confirm them on your account page.`,
        ]
      : [],
  }),
);

/** The code is the only thing to copy, so there is no link. */
export const proofCodeMessage = mailKind('proof_code', ({ brand, origin }, code: string) => ({
  subject: `${code} is your code for ${brand}`,
  heading: 'Your code',
  before: [
    `Enter this code on the account page within ${PROOF_CODE_MINUTES} minutes, in the browser that asked for it.`,
  ],
  code,
  action: { label: 'I did not ask for it', url: `${origin}/forgot-password`, isObjection: true },
  after: [
    'If you did not ask for it, somebody else may be logged in to your account. Set a new password at once: this ends all sessions.',
  ],
}));

export const accountDeletedMessage = mailKind('account_deleted', ({ brand, contactEmail }) => ({
  subject: 'Your account was deleted',
  before: [
    `Your ${brand} account has been deleted, with its sessions and every way to log in to it. This is our last email about it.`,
    `If you did not delete it, please tell us: ${contactEmail}.`,
  ],
}));
