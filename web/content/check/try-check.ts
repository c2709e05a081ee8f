import { linkOptions } from '@tanstack/react-router';

/** The compact check on other pages. */
export const tryCheck = {
  title: 'Now your file',
  lead: 'Change a line, or paste your own: it is checked as you type and never leaves this browser.',
  text: 'A file to check',
  notLoaded: 'Nothing was checked. Try it again.',
  checkLink: linkOptions({ to: '/check' }),
  check: 'Check your own file',
};
