import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import type { SiteSettings } from '../../contract/settings.ts';
import { composeMail, type Mail } from '../compose.ts';

interface Confirmation {
  readonly url: string;
  /** Name of the provider, as on the login screen. */
  readonly provider: string;
  /** The account at the provider. */
  readonly label: string;
}

/** To the address entered after a sign-in without a verified address. */
export function confirmConnectionMessage(
  site: SiteSettings,
  to: string,
  { url, provider, label }: Confirmation,
): Mail {
  return composeMail(site, {
    kind: 'confirm_connection',
    subject: `Finish signing in with ${provider}`,
    to,
    before: [
      `Somebody tried to sign in to ${site.brand} with ${provider}, as ${label}, and entered ${to} as their email address.`,
      `If it was you, open this link in the same browser to connect ${provider} with your account.`,
    ],
    action: { label: 'This address is mine', url },
    after: [
      `The link expires after ${VERIFICATION_HOURS} hours and can be used once.`,
      'If it was not you, delete this email. Without the link, nothing is connected.',
    ],
  });
}

interface NewBrowser {
  /** Such as "Firefox on Linux". */
  readonly browser: string;
  /** Such as "Pune, India"; may be empty. */
  readonly place: string;
}

/** After a login in a browser that the account does not know. */
export function newBrowserMessage(
  site: SiteSettings,
  to: string,
  { browser, place }: NewBrowser,
): Mail {
  return composeMail(site, {
    kind: 'new_browser',
    subject: 'New login to your account',
    to,
    before: [
      `Somebody just logged in to your ${site.brand} account from a new browser: ${[browser, place].filter(Boolean).join(', ')}.`,
      'If it was you, you can ignore this email.',
    ],
    action: { label: 'It was not me', url: `${site.origin}/forgot-password` },
    after: [
      'Setting a new password by email ends all sessions. Your account page shows where you are logged in, and your recent activity.',
    ],
  });
}

/** When so many wrong passwords were tried that other browsers have to wait. */
export function loginBlockedMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'login_blocked',
    subject: 'Wrong passwords were entered for your account',
    to,
    before: [
      `Somebody entered several wrong passwords for your ${site.brand} account. New browsers now have to wait between attempts. Browsers in which you have logged in before do not.`,
      'If it was you and you have forgotten the password, set a new one. It works at once.',
    ],
    action: { label: 'Set a new password', url: `${site.origin}/forgot-password` },
    after: ['If it was somebody else, they did not get in, and you do not have to do anything.'],
  });
}

/** To the owner of an account whose address was entered after a sign-in with a provider. */
export function logInToConnectMessage(site: SiteSettings, to: string, provider: string): Mail {
  return composeMail(site, {
    kind: 'log_in_to_connect',
    subject: `Log in to connect ${provider}`,
    to,
    before: [
      `Somebody tried to sign in to ${site.brand} with ${provider} and entered ${to} as their email address. You already have an account with this address. Nothing has changed.`,
      `If it was you, log in the way you usually do. Then connect ${provider} on your account page.`,
    ],
    action: { label: 'Log in', url: `${site.origin}/login` },
    after: ['If it was somebody else, you do not have to do anything.'],
  });
}

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export function signInMethodAddedMessage(site: SiteSettings, to: string, method: string): Mail {
  return composeMail(site, {
    kind: 'sign_in_method_added',
    subject: 'There is a new way to log in to your account',
    to,
    before: [`You can now also log in to ${site.brand} with ${method}.`],
    action: { label: 'Open my account', url: `${site.origin}/account` },
    after: [
      'If you did not add it, remove it on that page, then change your password and end your other sessions.',
    ],
  });
}

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export function signInMethodRemovedMessage(site: SiteSettings, to: string, method: string): Mail {
  return composeMail(site, {
    kind: 'sign_in_method_removed',
    subject: 'A way to log in to your account was removed',
    to,
    before: [
      `You can no longer log in to ${site.brand} with ${method}. Your other ways to log in still work.`,
    ],
    action: { label: 'Check my account', url: `${site.origin}/account` },
    after: [`If you did not remove it, tell us at once: ${site.contactEmail}.`],
  });
}
