import {
  PENDING_LOGIN_MINUTES,
  TRUSTED_DEVICE_DAYS,
} from '../../../worker/contract/second-factor.ts';

/** The step of the login that asks for a code. */
export const loginCodeText = {
  heading: 'Enter your code',
  lead: `Your account has a second factor. Enter its code within ${PENDING_LOGIN_MINUTES} minutes.`,
  line: {
    title: 'Two keys, one door',
    stages: {
      first: { name: 'First factor', detail: 'password or provider, accepted' },
      code: { name: 'Code', detail: 'from your app, valid for one login' },
      session: { name: 'Session', detail: 'opens when both are right' },
      workspace: { name: 'Workspace', detail: 'straight ahead' },
    },
  },
  trust: `Don’t ask again in this browser for ${TRUSTED_DEVICE_DAYS} days`,
  button: 'Continue',
  sending: 'Checking your code…',
  startAgain: 'Start again',
  failure: {
    unavailable:
      'We cannot check codes right now, so you are not logged in. Try again later; a recovery code stays unused.',
    refused:
      'This code did not work, so you are not logged in. Enter the newest code from your app, or an unused recovery code.',
  },
} as const;
