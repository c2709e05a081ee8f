import {
  PROOF_CODE_DIGITS,
  PROOF_CODE_MINUTES,
  PROOF_MINUTES,
} from '../../../worker/contract/accounts.ts';

/** The dialog that asks for a fresh proof of identity. */
export const proofText = {
  heading: 'Confirm it is you',
  lead: `You logged in more than ${PROOF_MINUTES} minutes ago, so we ask once more before this goes ahead.`,
  password: {
    label: 'Your password',
    button: 'Confirm',
    sending: 'Checking…',
  },
  or: 'or',
  passkey: {
    button: 'Use a passkey',
    waiting: 'Waiting for your device…',
    cancelled: 'Nothing is confirmed yet. Press the button again, or choose another way.',
    failed: 'This browser could not use a passkey.',
  },
  provider: {
    /** The provider's name follows. */
    button: 'Confirm with',
    opening: 'Opening…',
    note: 'You leave this page for theirs. When you are back, start your change again.',
  },
  mail: {
    button: 'Mail me a code',
    sending: 'Sending…',
    /** The address follows. */
    note: 'We send it to',
  },
  code: {
    /** The address follows. */
    sentTo: 'Mail sent to',
    label: 'Code from the mail',
    hint: `${PROOF_CODE_DIGITS} digits, valid for ${PROOF_CODE_MINUTES} minutes`,
    required: 'Enter the code from the mail.',
    button: 'Confirm the code',
    sending: 'Checking the code…',
  },
  /** For a browser in which no way into the account works. */
  noWay:
    'Your account opens with a passkey, which this browser cannot use. Go on in another browser, or set a password first.',
  setPassword: 'Set a password by mail',
  cancel: 'Cancel',
} as const;
