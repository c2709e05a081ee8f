export const verifyBanner = {
  /** The email address follows. */
  lead: 'Confirm your address: we sent a link to',
  button: 'Send it once more',
  sending: 'One moment…',
  confirmed: 'Your address is confirmed. Thank you.',
} as const;
