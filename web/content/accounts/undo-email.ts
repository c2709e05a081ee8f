import { UNDO_HOURS } from '../../../worker/contract/accounts.ts';
import { settings } from '../site.ts';

export const undoEmailText = {
  meta: {
    title: 'Take your address back',
    description: `Undo a change of the email address of your ${settings.brand} account with the link from a mail.`,
  },
  line: {
    title: 'Back to the old address',
    stages: {
      mail: { name: 'Mail', detail: 'sent to the old address' },
      address: { name: 'Address', detail: 'yours again' },
      sessions: { name: 'Sessions', detail: 'ended, and the password is void' },
      password: { name: 'New password', detail: 'set by mail' },
    },
  },
  heading: 'Take your address back',
  lead: 'Your account gets its old address again. Every session ends, and the password no longer works. You then set a new one by mail.',
  button: 'Take it back',
  sending: 'Taking it back…',
  incomplete: 'The end of the link is missing. Open it from the mail again, or copy all of it.',
  done: {
    heading: 'Your account has its address back',
    lead: 'Nobody is logged in any more. Set a new password now, with a link that we mail to this address.',
    onward: 'Set a new password',
  },
  refused: {
    heading: 'This link no longer works',
    lead: `It works once, within ${UNDO_HOURS} hours of the change. If you came too late, write to us.`,
    onward: 'Contact us',
  },
  noScript: 'Taking an address back needs JavaScript, which is switched off in this browser.',
} as const;
