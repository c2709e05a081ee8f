import { PASSWORD_RESET_MINUTES } from '../../contract/accounts.ts';
import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

export function resetPasswordMessage({ to, url }: { to: string; url: string }): MailMessage {
  return composeMail({
    kind: 'reset_password',
    subject: `Set a new password for ${settings.brand}`,
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
