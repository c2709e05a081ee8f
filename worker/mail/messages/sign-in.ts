import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import type { SiteSettings } from '../../settings.ts';
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
      `Somebody signed in to ${site.brand} with ${provider}, as ${label}, and said that ${to} is theirs.`,
      'If that was you, open this link in the same browser. Your account is then connected.',
    ],
    action: { label: 'This address is mine', url },
    after: [
      `The link expires after ${VERIFICATION_HOURS} hours and can be followed once.`,
      `If it was not you, delete this mail: without the link, ${provider} opens nothing of yours.`,
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
    subject: 'A new browser is logged in to your account',
    to,
    before: [
      `Somebody logged in to your account with ${site.brand} just now: ${[browser, place].filter(Boolean).join(', ')}.`,
      'If it was you, you have nothing to do.',
    ],
    action: { label: 'It was not me', url: `${site.origin}/forgot-password` },
    after: [
      'A new password ends every session. Your account page shows where you are logged in, and what happened lately.',
    ],
  });
}

/** When so many wrong passwords were tried that other browsers have to wait. */
export function loginBlockedMessage(site: SiteSettings, to: string): Mail {
  return composeMail(site, {
    kind: 'login_blocked',
    subject: 'Somebody is guessing your password',
    to,
    before: [
      `Several wrong passwords were tried for your account with ${site.brand}. Browsers that have never logged in to it now have to wait before each further try. Yours do not.`,
      'If it was you and you no longer know the password, set a new one. That works at once.',
    ],
    action: { label: 'Set a new password', url: `${site.origin}/forgot-password` },
    after: ['If it was somebody else, they are not in, and you have nothing to do.'],
  });
}

/** To the owner of an account whose address was entered after a sign-in with a provider. */
export function logInToConnectMessage(site: SiteSettings, to: string, provider: string): Mail {
  return composeMail(site, {
    kind: 'log_in_to_connect',
    subject: `Log in to connect ${provider}`,
    to,
    before: [
      `Somebody signed in to ${site.brand} with ${provider} and said that ${to} is theirs. There is an account with this address, and nothing has changed.`,
      `If it was you, log in as you did before. Then connect ${provider} on your account page.`,
    ],
    action: { label: 'Log in', url: `${site.origin}/login` },
    after: ['If it was somebody else, you have nothing to do.'],
  });
}

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export function signInMethodAddedMessage(site: SiteSettings, to: string, method: string): Mail {
  return composeMail(site, {
    kind: 'sign_in_method_added',
    subject: 'There is a new way into your account',
    to,
    before: [`From now on, ${method} opens your account with ${site.brand} too.`],
    action: { label: 'Look at my account', url: `${site.origin}/account` },
    after: [
      'If you did not add it, remove it there, end all sessions, and choose another password.',
    ],
  });
}

/** @param method readable name: "Google", "the passkey “Work laptop”". */
export function signInMethodRemovedMessage(site: SiteSettings, to: string, method: string): Mail {
  return composeMail(site, {
    kind: 'sign_in_method_removed',
    subject: 'One way into your account was removed',
    to,
    before: [
      `You can no longer log in to ${site.brand} with ${method}. Your other ways in are as they were.`,
    ],
    action: { label: 'Check my account', url: `${site.origin}/account` },
    after: [`Was it somebody else? Tell us at once: ${site.contactEmail}.`],
  });
}
