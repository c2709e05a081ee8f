import {
  PROOF_CODE_DIGITS,
  PROOF_CODE_MINUTES,
  PROOF_MINUTES,
} from '../../../worker/contract/accounts.ts';
import {
  APP_CODE_DIGITS,
  RECOVERY_CODE_CHARS,
  RECOVERY_CODE_COUNT,
} from '../../../worker/contract/second-factor.ts';

/** The field for a code, on the login screen and in the dialog that asks for a proof. */
export const codeFieldText = {
  /** Where either is taken. */
  required: 'Enter the code from your app, or a recovery code.',
  app: {
    label: 'Code from your app',
    hint: `${APP_CODE_DIGITS} digits, with a new code every 30 seconds`,
    required: 'Enter the code from your app.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: `${RECOVERY_CODE_CHARS} letters and digits, with or without dashes; each works once`,
    other: 'Use your app instead',
  },
} as const;

/** The section of the account screen. */
export const secondFactorText = {
  title: 'Second factor',
  lead: 'After your password or a connected sign-in, we ask for a code from an app on your phone. A passkey needs no code.',
  app: 'Authenticator app',
  on: 'on',
  off: 'off',
  unverified: 'Confirm your address before you set up a second factor.',
  setUp: {
    button: 'Set up a second factor',
    busy: 'Preparing…',
    heading: 'Set up your app',
    scan: 'Scan this code with an authenticator app, such as Aegis, Google Authenticator or 1Password.',
    qr: 'QR code for an authenticator app. The key below does the same.',
    open: 'Open the app on this phone',
    key: 'Or type this key into the app:',
    copy: 'Copy the key',
    copied: 'Key copied',
    enter: 'Then enter the code that the app shows.',
    confirm: 'Turn on',
    sending: 'Turning on…',
    cancel: 'Not now',
  },
  codes: {
    heading: 'Your recovery codes',
    lead: `Each of these ${RECOVERY_CODE_COUNT} codes logs you in once without the app. We show them only now. Keep them with your important papers or in your password manager.`,
    copy: 'Copy the codes',
    copied: 'Codes copied',
    download: 'Download as text',
    print: 'Print',
    kept: 'I have saved them',
    /** If there are old ones. */
    replaces: 'Press “I have saved them” to make them valid. Until then your old codes work.',
    cancel: 'Keep the old codes',
    leave: 'These recovery codes are not shown again. Leave without saving them?',
    /** The first line of the file; whose codes they are follows. */
    file: 'Recovery codes, each for one login',
    fileName: 'recovery-codes.txt',
  },
  copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
  since: 'since',
  /** The number precedes it. */
  left: { one: 'recovery code left', other: 'recovery codes left' },
  few: 'Create new codes soon.',
  newCodes: 'Create new recovery codes',
  newCodesNote: 'The old ones work until you have saved the new ones.',
  disable: 'Turn off',
  enabled: 'Second factor is on',
  disabled: 'Second factor is off',
  made: 'New recovery codes created',
  removal: {
    /** The day and time follow. */
    lead: 'We were asked to remove your second factor. It will be removed on',
    keep: 'Keep it',
    kept: 'Your second factor stays on',
  },
} as const;

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
