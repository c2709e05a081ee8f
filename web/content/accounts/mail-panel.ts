export const mailPanel = {
  sentTo: 'Mail to',
  link: 'Link',
  validFor: 'not opened yet, works for',
  nothing: 'Nothing there? Look among the spam, then have it sent again.',
  again: 'Send it again',
  sending: 'Sending again…',
  sent: 'Sent again.',
} as const;
