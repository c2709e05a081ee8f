import {
  PASSWORD_RESET_MINUTES,
  PROOF_CODE_MINUTES,
  VERIFICATION_HOURS,
} from '../../contract/accounts.ts';
import type { SiteSettings } from '../../settings.ts';
import { composeMail, type Mail } from '../compose.ts';

/** Sent after registration and on request. */
export function verifyEmailMessage(site: SiteSettings, to: string, url: string): Mail {
  return composeMail(site, {
    kind: 'verify_email',
    subject: `Confirm your address for ${site.brand}`,
    to,
    before: [`This link confirms that your account belongs to ${to}.`],
    action: { label: 'Confirm my address', url },
    after: [
      `It works once, for ${VERIFICATION_HOURS} hours, in the browser in which you registered. In any other it asks for your password.`,
      'If you did not create an account, leave the link alone: the address then stays unconfirmed.',
    ],
  });
}

/** To the owner of an address that was entered for another account. */
export function addressTakenMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'address_taken',
    subject: `You already have an account with ${site.brand}`,
    to,
    before: [
      'Somebody just tried to use your address for another account. Nothing has changed.',
      'If it was you, log in with the account that you have. If you no longer know its password, set a new one from the login screen.',
    ],
    action: { label: 'Go to the login screen', url: `${site.origin}/login` },
    after: ['If it was somebody else, they have learnt nothing, not even that you are here.'],
  });
}

export function resetPasswordMessage(site: SiteSettings, to: string, url: string): Mail {
  return composeMail(site, {
    kind: 'reset_password',
    subject: `Set a new password for ${site.brand}`,
    to,
    before: [
      'A new password was asked for. This link sets it, and ends every session of your account.',
    ],
    action: { label: 'Set a new password', url },
    after: [
      `It works once, for ${PASSWORD_RESET_MINUTES} minutes. A newer one replaces it.`,
      'If you did not ask, do nothing: your password stays as it is.',
    ],
  });
}

export function passwordChangedMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'password_changed',
    subject: 'Your password was changed',
    to,
    before: [`The password of your account with ${site.brand} was changed just now.`],
    action: { label: 'I did not do this', url: `${site.origin}/forgot-password` },
    after: ['If you changed it, there is nothing to do. If not, set a new one at once.'],
  });
}

/** The code is the only thing to copy, so there is no link. */
export function proofCodeMessage(site: SiteSettings, to: string, code: string): Mail {
  return composeMail(site, {
    kind: 'proof_code',
    subject: `${code} is your code for ${site.brand}`,
    to,
    before: [
      `Enter this code on the account page to confirm that it is you: ${code}`,
      `It is valid for ${PROOF_CODE_MINUTES} minutes, in the browser that asked for it.`,
      'If you did not ask for it, somebody else is logged in to your account. Set a new password: that ends every session.',
    ],
    action: { label: 'I did not ask for it', url: `${site.origin}/forgot-password` },
  });
}

export function accountDeletedMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'account_deleted',
    subject: 'Your account was deleted',
    to,
    before: [
      `Your account with ${site.brand} is gone, with its sessions and everything stored for it. This is the last mail about it.`,
      `If this was not your doing, tell us: ${site.contactEmail}.`,
    ],
  });
}
