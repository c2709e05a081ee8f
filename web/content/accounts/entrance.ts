export const SAMPLE_EMAIL = 'name@company.com';

export const mailPanel = {
  sentTo: 'Email to',
  link: 'Link',
  validFor: 'not opened yet, valid for',
  nothing: 'If it does not arrive, check your spam folder, then have it sent again.',
  again: 'Send it again',
  sending: 'Sending again…',
  sent: 'Sent again.',
} as const;

/** Messages for failed API requests. */
export const failureText = {
  network:
    'We could not reach the server. Check your connection and try again. What you typed is still here.',
  server: 'Something went wrong on our side. Try again in a moment: nothing you typed is lost.',
  tooMany: 'Too many attempts.',
  unavailable: 'This is not available right now. Nothing has changed.',
  refused: 'The server did not accept this, so nothing has changed. Reload the page and try again.',
  login: {
    unavailable: 'Logging in is not available right now. Your password was not checked.',
    refused: 'Invalid email or password',
  },
} as const;

export const requiredText = {
  password: 'Enter your password.',
  newPassword: 'Enter a new password.',
  acceptsTerms: 'Please accept the Terms of Service to create an account.',
} as const;
