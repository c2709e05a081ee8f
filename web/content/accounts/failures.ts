/** Messages for failed API requests. */
export const failureText = {
  network:
    'We could not reach the server. Check your connection and try again; what you typed is still here.',
  server:
    'The server had a problem and did not decide. Try again in a moment; what you typed is still here.',
  tooMany: 'Too many attempts.',
  unavailable: 'This is not available right now, and nothing has changed.',
  refused: 'The server did not accept this. Load the page again and repeat it.',
  login: {
    unavailable: 'Logging in is not available right now. Your password was not checked.',
    refused: 'Invalid email or password',
  },
} as const;

export const requiredText = {
  password: 'Enter your password.',
  newPassword: 'Enter a new password.',
  acceptsTerms: 'Please accept the terms of service to create an account.',
} as const;
