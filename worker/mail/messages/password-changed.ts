import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

export function passwordChangedMessage({ to }: { to: string }): MailMessage {
  return composeMail({
    kind: 'password_changed',
    subject: 'Your password was changed',
    to,
    before: [`The password of your account with ${settings.brand} is a new one since now.`],
    action: { label: 'I did not do this', url: `${settings.origin}/forgot-password` },
    after: ['If you changed it, there is nothing to do. If not, set a new one at once.'],
  });
}
