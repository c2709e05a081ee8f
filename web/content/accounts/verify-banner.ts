export const verifyBanner = {
  /** The email address follows. */
  lead: 'Please confirm your address. We sent a link to',
  button: 'Send it again',
  sending: 'One moment…',
  confirmed: 'Your address is confirmed. Thank you.',
} as const;
