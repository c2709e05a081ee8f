import { UNDO_HOURS, VERIFICATION_HOURS } from '../../contract/accounts.ts';
import type { SiteSettings } from '../../settings.ts';
import { composeMail, type Mail } from '../compose.ts';

/** To the new address, to verify that the recipient controls it. */
export function confirmEmailChangeMessage(site: SiteSettings, to: string, url: string): Mail {
  return composeMail(site, {
    kind: 'confirm_email_change',
    subject: `Confirm your new address for ${site.brand}`,
    to,
    before: [`The owner of an account wants to move it to ${to}. This link does it.`],
    action: { label: 'Use this address', url },
    after: [
      `It is good for one use within ${VERIFICATION_HOURS} hours, in the browser in which you asked for it.`,
      'If you know nothing of it, ignore this mail, and the account stays where it is.',
    ],
  });
}

/** To the old address, so that its owner can still stop the change. */
export function emailChangeRequestedMessage(
  site: SiteSettings,
  to: string,
  newEmail: string,
): Mail {
  return composeMail(site, {
    kind: 'email_change_requested',
    subject: 'Your account is about to get another address',
    to,
    before: [
      `Somebody who is logged in to your account asked to move your account with ${site.brand} from ${to} to ${newEmail}. It happens as soon as that address is confirmed.`,
    ],
    action: { label: 'Stop it with a new password', url: `${site.origin}/forgot-password` },
    after: ['If you asked for it, look for our mail at the new address.'],
  });
}

interface Change {
  readonly newEmail: string;
  /** Takes the change back. */
  readonly url: string;
}

/** To the old address, after the change. */
export function emailChangedMessage(
  site: SiteSettings,
  to: string,
  { newEmail, url }: Change,
): Mail {
  return composeMail(site, {
    kind: 'email_changed',
    subject: 'Your account has another address',
    to,
    before: [
      `Your account with ${site.brand} now belongs to ${newEmail}. ${to} no longer opens it.`,
      'If you did not do this, take it back: the account gets this address again, every session ends, and you set a new password.',
    ],
    action: { label: 'Take it back', url },
    after: [`The link works for ${UNDO_HOURS} hours.`],
  });
}

/** To the old address, once it has the account again. */
export function emailRestoredMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'email_restored',
    subject: 'Your account has its address back',
    to,
    before: [
      `Your account with ${site.brand} belongs to ${to} again. Its sessions have ended, and its password is void.`,
    ],
    action: { label: 'Set a new password', url: `${site.origin}/forgot-password` },
    after: [
      'After the next login, your account page lists the passkeys and connected accounts. Remove those that are not yours.',
    ],
  });
}
