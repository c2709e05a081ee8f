import { settings } from '../../site.gen.ts';
import { composeMail, type MailMessage } from '../compose.ts';

/** To the owner of an address that somebody wants to use for another account. */
export function addressTakenMessage({ to }: { to: string }): MailMessage {
  return composeMail({
    kind: 'address_taken',
    subject: `You already have an account with ${settings.brand}`,
    to,
    before: [
      'Somebody just tried to use your address for another account. Nothing has changed.',
      'If it was you, log in with the account that you have. If you no longer know its password, set a new one from the login screen.',
    ],
    action: { label: 'Go to the login screen', url: `${settings.origin}/login` },
    after: ['If it was somebody else, they have learnt nothing, not even that you are here.'],
  });
}
