import { VERIFICATION_HOURS } from '../../contract/accounts.ts';
import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

interface Confirmation {
  readonly to: string;
  readonly url: string;
  /** The provider, as the login screen calls it. */
  readonly provider: string;
  /** Who signed in there. */
  readonly label: string;
}

/** To the address that somebody named whose provider did not vouch for one. */
export function confirmConnectionMessage({ to, url, provider, label }: Confirmation): MailMessage {
  return composeMail({
    kind: 'confirm_connection',
    subject: `Finish signing in with ${provider}`,
    to,
    before: [
      `Somebody signed in to ${settings.brand} with ${provider}, as ${label}, and said that ${to} is theirs.`,
      'If that was you, open this link in the same browser. Your account is then connected.',
    ],
    action: { label: 'This address is mine', url },
    after: [
      `The link expires after ${VERIFICATION_HOURS} hours and can be followed once.`,
      `If it was not you, delete this mail: without the link, ${provider} opens nothing of yours.`,
    ],
  });
}
