import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

export function accountDeletedMessage({ to }: { to: string }): MailMessage {
  return composeMail({
    kind: 'account_deleted',
    subject: 'Your account was deleted',
    to,
    before: [
      `Your account with ${settings.brand} is gone, with its sessions and everything stored for it. This is the last mail about it.`,
      `If this was not your doing, tell us: ${settings.contactEmail}.`,
    ],
  });
}
