import type { VerifyEmailSuccess } from '../../../worker/contract/accounts.ts';
import type { OnwardLink } from '../page.ts';
import { settings } from '../site.ts';

interface Confirmed {
  readonly heading: string;
  readonly lead: string;
  readonly onward: OnwardLink;
}

export const verifyEmailText = {
  meta: {
    title: 'Confirm your email address',
    description: `Confirm the email address of your ${settings.brand} account with the link from a mail.`,
  },
  line: {
    title: 'Proof by mail',
    stages: {
      mail: { name: 'Mail', detail: 'sent to one address only' },
      link: { name: 'Link', detail: 'opened, then confirmed with a press' },
      confirmed: { name: 'Address', detail: 'confirmed as yours' },
    },
  },
  heading: 'Confirm your email address',
  lead: 'The button confirms that the address is yours. If you did not ask for the mail, close this page.',
  button: 'Confirm my address',
  sending: 'Confirming your address…',
  elsewhere: 'You asked for this link in another browser. Open it there, or enter your password.',
  incomplete: 'The link is cut short. Copy all of it from the mail, or have a new one sent.',
  refused: {
    heading: 'This link does not work',
    /** Follows the reason from the server. */
    lead: 'If you opened it before, there is nothing left to do. Otherwise have a new mail sent.',
  },
  resend: {
    button: 'Send a new link',
    sending: 'Sending a new link…',
    sent: 'If an account waits for this address, a new mail is on its way.',
  },
  noScript: 'Confirming an address needs JavaScript, which is switched off in this browser.',
} as const;

export const confirmedTexts: Readonly<Record<VerifyEmailSuccess['purpose'], Confirmed>> = {
  verify: {
    heading: 'Your address is confirmed',
    lead: 'You can now change it, connect other sign-ins and reset your password by mail.',
    onward: { to: '/devops-on-boarding', label: 'Open the workspace' },
  },
  change_email: {
    heading: 'Your new address is set',
    lead: 'Log in with it from now on. The old address has been told.',
    onward: { to: '/account', label: 'Go to your account' },
  },
  connect: {
    heading: 'Your sign-in is connected',
    lead: 'Go back to the login screen and choose the same button: it signs you in from now on.',
    onward: { to: '/login', label: 'Go to login' },
  },
};
