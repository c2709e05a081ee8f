import { UNDO_HOURS } from '../../../worker/contract/accounts.ts';
import { settings } from '../site.ts';

export const undoEmailText = {
  meta: {
    title: 'Undo a change of email address',
    description: `Undo a change of the email address of your ${settings.brand} account with the link from our email. All sessions end, and you set a new password.`,
  },
  line: {
    title: 'Back to the old address',
    stages: {
      mail: { name: 'Email', detail: 'sent to the old address' },
      address: { name: 'Address', detail: 'yours again' },
      sessions: { name: 'Sessions', detail: 'ended; the password stops working' },
      password: { name: 'New password', detail: 'set by email' },
    },
  },
  heading: 'Undo the change of your address',
  lead: 'Your account gets its old address back. All sessions end, and the password stops working. You then set a new one by email.',
  button: 'Undo the change',
  sending: 'Undoing the change…',
  incomplete: 'The end of the link is missing. Open it from the email again, or copy all of it.',
  done: {
    heading: 'Your old address is back',
    lead: 'Nobody is logged in any more. Now set a new password, with a link that we send to this address.',
    onward: 'Set a new password',
  },
  refused: {
    heading: 'This link no longer works',
    lead: `It works once, within ${UNDO_HOURS} hours of the change. If it is too late, write to us.`,
    onward: 'Contact us',
  },
  instead: { to: '/undo-email/link', label: 'Paste it, and undo the change' },
} as const;
