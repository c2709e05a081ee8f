import { UNDO_HOURS, VERIFICATION_HOURS } from '../../contract/accounts.ts';
import type { SiteSettings } from '../../contract/settings.ts';
import { composeMail, type Mail } from '../compose.ts';

/** To the new address, to verify that the recipient controls it. */
export function confirmEmailChangeMessage(site: SiteSettings, to: string, url: string): Mail {
  return composeMail(site, {
    kind: 'confirm_email_change',
    subject: `Confirm your new email address for ${site.brand}`,
    to,
    before: [`Please confirm that you want to use ${to} for your account.`],
    action: { label: 'Use this address', url },
    after: [
      `The link works once, within ${VERIFICATION_HOURS} hours, in the browser in which you asked for it or in one in which you are logged in. Elsewhere, it asks for your password. If you ask again, only the newest link works.`,
      'If you did not ask for this, ignore this email. Nothing changes.',
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
    subject: 'Your email address is about to change',
    to,
    before: [
      `Somebody who is logged in to your ${site.brand} account asked to change its email address from ${to} to ${newEmail}. The change takes effect when the new address is confirmed.`,
    ],
    action: { label: 'Set a new password to stop it', url: `${site.origin}/forgot-password` },
    after: ['If it was you, open the link in the email that we sent to the new address.'],
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
    subject: 'Your email address was changed',
    to,
    before: [
      `The email address of your ${site.brand} account is now ${newEmail}. You can no longer log in with ${to}.`,
      'If you did not do this, undo it: the account gets this address back, all sessions end, and you set a new password.',
    ],
    action: { label: 'Undo the change', url },
    after: [`The link works for ${UNDO_HOURS} hours.`],
  });
}

/** To the old address, once it has the account again. */
export function emailRestoredMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'email_restored',
    subject: 'Your email address was changed back',
    to,
    before: [
      `The email address of your ${site.brand} account is ${to} again. All sessions have ended, and the old password no longer works.`,
    ],
    action: { label: 'Set a new password', url: `${site.origin}/forgot-password` },
    after: [
      'After you log in, your account page lists your passkeys and connected sign-ins. Remove those that are not yours.',
    ],
  });
}
