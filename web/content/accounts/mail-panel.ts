export const mailPanel = {
  sentTo: 'Email to',
  link: 'Link',
  validFor: 'not opened yet, valid for',
  nothing: 'If it does not arrive, check your spam folder, then have it sent again.',
  again: 'Send it again',
  sending: 'Sending again…',
  sent: 'Sent again.',
} as const;
