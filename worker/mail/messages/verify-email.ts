import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

/** After a registration, and when its mail is asked for again. */
export function verifyEmailMessage({ to, url }: { to: string; url: string }): MailMessage {
  return composeMail({
    kind: 'verify_email',
    subject: `Confirm your address for ${settings.brand}`,
    to,
    before: [`This link confirms that your account belongs to ${to}.`],
    action: { label: 'Confirm my address', url },
    after: [
      `It works once, for ${VERIFICATION_HOURS} hours.`,
      'If you did not create an account, leave the link alone: the address then stays unconfirmed.',
    ],
  });
}
