import type { User } from '../../../worker/contract/accounts.ts';

/** Shown instead of the login form in a browser that has a session. */
export const signedInText = {
  heading: 'You are logged in',
  lead: ({ username, email }: User) => `This is the account of ${username}, ${email}.`,
  open: 'Open the workspace',
  change: 'Log in as somebody else',
  changeNote: 'This logs you out first.',
} as const;
