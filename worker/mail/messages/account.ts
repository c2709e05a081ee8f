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
  before: [`Confirm that ${to} is yours, to get notices and links for a new password.`],
  action: { label: 'Confirm my address', url },
  after: [
    `The link works for ${VERIFICATION_HOURS} hours. In a browser in which you did not register, it asks for your password.`,
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
    before: ['You asked to set a new password. Setting it logs you out everywhere.'],
    action: { label: 'Set a new password', url },
    after: [
      `The link works for ${PASSWORD_RESET_MINUTES} minutes. If you did not ask for it, ignore this email. Your password stays the same.`,
    ],
    notes: ['If you have several links, use any of them: the others then stop working.'],
  }),
);

const BLOCKED = `Passkeys, connected sign-ins and a second factor that were added in the last ${DOUBTED_DAYS} days stay blocked until you confirm them on your account page.`;

/** @param isReset whether a link was used, which blocks what was added shortly before. */
export const passwordChangedMessage = mailKind(
  'password_changed',
  ({ origin }, where: string, { isReset = false } = {}) => ({
    subject: 'Your password was changed',
    facts: originFacts(where),
    before: ['If you changed it, you can ignore this email.', ...(isReset ? [BLOCKED] : [])],
    action: { label: 'Secure my account', url: `${origin}/forgot-password`, isObjection: true },
    after: ['Not you? Set a new password at once.'],
  }),
);

/** The code is the only thing to act on, so there is no button. */
export const proofCodeMessage = mailKind(
  'proof_code',
  ({ brand, origin }, code: string, where: string) => ({
    subject: `${code} is your code for ${brand}`,
    heading: 'Code to confirm that it is you',
    before: [
      `Enter it on the account page within ${PROOF_CODE_MINUTES} minutes, in the browser that asked for it.`,
    ],
    code,
    facts: originFacts(where),
    notes: [
      `If you did not ask for it, somebody else may be logged in to your account. Set a new password at once, which ends all sessions:\n${origin}/forgot-password`,
    ],
  }),
);

export const accountDeletedMessage = mailKind('account_deleted', ({ brand, contactEmail }) => ({
  subject: 'Your account was deleted',
  before: [
    `Your ${brand} account has been deleted, with its sessions and every way to log in to it. This is our last email about it.`,
    `If you did not delete it, please tell us: ${contactEmail}.`,
  ],
}));
