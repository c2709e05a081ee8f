import { PROOF_MINUTES } from '../../../worker/contract/accounts.ts';
import { APP_CODE_DIGITS, RECOVERY_CODE_CHARS } from '../../../worker/contract/second-factor.ts';

/** On the pages that mailed links lead to. The way without JavaScript follows. */
export const linkNeedsScript =
  'JavaScript is off in this browser, so this page cannot read your link.';

/** Words of the pages that work without JavaScript. The app has its own screens for the same steps. */
export const plainText = {
  code: {
    label: 'Code from your app, or a recovery code',
    hint: `${APP_CODE_DIGITS} digits from your app, or the ${RECOVERY_CODE_CHARS} letters and digits of a recovery code`,
  },
  logIn: 'Log in',
  link: {
    label: 'Link from our email',
    hint: 'Copy all of it, from https:// to its end.',
    onward: 'I have the email',
    password: {
      label: 'Your password',
      hint: 'Only if you asked for the link in another browser',
    },
  },
  resend: {
    heading: 'Have the link sent again',
    lead: 'Enter the address that is waiting to be confirmed.',
    nothing: 'No email?',
    link: 'Have it sent again',
  },
  signedIn: {
    title: 'You are logged in',
    lead: 'This is your account, as far as it can be read without JavaScript.',
    line: {
      title: 'Logged in, without a script',
      stages: {
        password: { name: 'Password', detail: 'accepted' },
        session: { name: 'Session', detail: 'signed; you can end it at any time' },
        account: { name: 'Account', detail: 'shown here, to read' },
      },
    },
    username: 'Name',
    email: 'Address',
    secondFactor: 'Second factor',
    methods: 'Sign-in methods',
    sessions: 'Sessions',
    download: 'Download all your data',
    /** The link to the login follows. */
    proofNeeded: `Your data can be downloaded within ${PROOF_MINUTES} minutes of a login.`,
    review:
      'After a reset, passkeys and connected sign-ins that were added shortly before stay blocked until you confirm them, with JavaScript, on your account page.',
    needsScript:
      'To change something, or to use the onboarding workspace, switch JavaScript on and',
    workspace: 'open the workspace',
    logOut: 'Log out',
  },
} as const;
