import { promises } from '../promises.ts';

/** Texts around the content of legal pages. */
export const legalPage = {
  inForce: (date: string) => `In force from ${date}`,
  closing: `Questions about this page are answered ${promises.reply}.`,
  write: 'Write to us',
};
