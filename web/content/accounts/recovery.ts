import { DOUBTED_DAYS, UNDO_HOURS } from '../../../worker/contract/accounts.ts';
import { settings } from '../site.ts';

export const forgotPasswordText = {
  meta: {
    title: 'Forgot your password',
    description: `Forgot the password of your ${settings.brand} account? Enter your email address and we send you a link to set a new one. It is valid for 30 minutes.`,
  },
  heading: 'Forgot your password?',
  lead: 'Enter the email address of your account, and we send you a link to set a new password.',
  line: {
    title: 'Back in by email',
    stages: {
      email: { name: 'Email address', detail: 'the one you log in with' },
      mail: { name: 'Email', detail: 'with a link, valid for 30 minutes' },
      password: { name: 'New password', detail: 'ends all your sessions' },
      login: { name: 'Login', detail: 'in this browser and the others' },
    },
  },
  button: 'Send reset link',
  sending: 'Sending…',
  back: 'Remembered it?',
  sent: {
    heading: 'Check your email',
    validFor: '30 minutes',
    lead: 'If there is an account with this address, you will get an email with a link in a minute or two. Use the link within 30 minutes.',
  },
} as const;

export const resetPasswordText = {
  meta: {
    title: 'Set a new password',
    description: `Set a new password for your ${settings.brand} account with the link from our email. All your sessions end, and you log in with the new password.`,
  },
  heading: 'Set a new password',
  lead: 'When you save it, all your sessions end.',
  line: {
    title: 'From the link to a login',
    stages: {
      link: { name: 'Link', detail: 'opened, and removed from the address bar' },
      password: { name: 'New password', detail: 'long is better than complicated' },
      sessions: { name: 'Sessions', detail: 'all of them end' },
      login: { name: 'Login', detail: 'with the new password' },
    },
  },
  label: 'New password',
  button: 'Save password',
  sending: 'Saving…',
  incomplete: 'The end of this link is missing. Open it again, or ask for a new one.',
  spent: {
    heading: 'This link no longer works',
    lead: 'A link lasts 30 minutes. A new password ends all the links that were sent before. Ask for another.',
  },
  done: {
    heading: 'Your password was changed',
    lead: `All your sessions have ended, and we have sent you an email about the change. Log in with the new password: passkeys and sign-ins that were added in the last ${DOUBTED_DAYS} days stay blocked until you confirm them on your account page.`,
  },
  askAgain: 'Ask for a new link',
  instead: { to: '/reset-password/link', label: 'Paste it, and set a password' },
} as const;

export const undoEmailText = {
  meta: {
    title: 'Undo a change',
    description: `Undo a change of the email address or the second factor of your ${settings.brand} account with the link from our email. All sessions end, and you set a new password.`,
  },
  line: {
    title: 'Back to how it was',
    stages: {
      mail: { name: 'Email', detail: 'sent to you' },
      address: { name: 'Change', detail: 'undone' },
      sessions: { name: 'Sessions', detail: 'ended; the password stops working' },
      password: { name: 'New password', detail: 'set by email' },
    },
  },
  heading: 'Undo the change',
  lead: 'Your account gets its old address back, or loses the second factor that was set up. All sessions end, and the password stops working. You then set a new one by email.',
  button: 'Undo the change',
  sending: 'Undoing the change…',
  incomplete: 'The end of the link is missing. Open it from the email again, or copy all of it.',
  done: {
    heading: 'The change is undone',
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
