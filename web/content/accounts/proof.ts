import {
  PROOF_CODE_DIGITS,
  PROOF_CODE_MINUTES,
  PROOF_MINUTES,
} from '../../../worker/contract/accounts.ts';

/** The dialog that asks for a fresh proof of identity. */
export const proofText = {
  heading: 'Confirm it is you',
  lead: `You logged in more than ${PROOF_MINUTES} minutes ago, so please confirm that it is you before we continue.`,
  password: {
    label: 'Your password',
    button: 'Confirm',
    sending: 'Checking…',
  },
  or: 'or',
  passkey: {
    button: 'Use a passkey',
    waiting: 'Waiting for your device…',
    cancelled: 'Not confirmed yet. Try again, or choose another way.',
    failed: 'This browser could not use a passkey. Nothing has changed. Confirm another way.',
  },
  provider: {
    /** The provider's name follows. */
    button: 'Confirm with',
    opening: 'Opening…',
    note: 'This takes you to the provider’s page. When you are back, start your change again.',
  },
  mail: {
    button: 'Email me a code',
    sending: 'Sending…',
    /** The address follows. */
    note: 'We send it to',
  },
  code: {
    /** The address follows. */
    sentTo: 'Email sent to',
    label: 'Code from the email',
    hint: `${PROOF_CODE_DIGITS} digits, valid for ${PROOF_CODE_MINUTES} minutes`,
    required: 'Enter the code from the email.',
    button: 'Confirm code',
    sending: 'Checking the code…',
  },
  /** For a browser in which no way into the account works. */
  noWay:
    'You log in with a passkey, which this browser cannot use. Continue in another browser, or set a password first.',
  setPassword: 'Set a password by email',
  cancel: 'Cancel',
} as const;
