import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

interface ChangedMethod {
  readonly to: string;
  /** As a person calls it: "Google", "the passkey “Work laptop”". */
  readonly method: string;
}

export function signInMethodAddedMessage({ to, method }: ChangedMethod): MailMessage {
  return composeMail({
    kind: 'sign_in_method_added',
    subject: 'There is a new way into your account',
    to,
    before: [`From now on, ${method} opens your account with ${settings.brand} too.`],
    action: { label: 'Look at my account', url: `${settings.origin}/account` },
    after: [
      'If you did not add it, remove it there, end all sessions, and choose another password.',
    ],
  });
}

export function signInMethodRemovedMessage({ to, method }: ChangedMethod): MailMessage {
  return composeMail({
    kind: 'sign_in_method_removed',
    subject: 'One way into your account was removed',
    to,
    before: [
      `You can no longer log in to ${settings.brand} with ${method}. Your other ways in are as they were.`,
    ],
    action: { label: 'Check my account', url: `${settings.origin}/account` },
    after: [`Was it somebody else? Tell us at once: ${settings.contactEmail}.`],
  });
}
