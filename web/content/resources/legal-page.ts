import { promises } from '../promises.ts';

/** Texts around the content of legal pages. */
export const legalPage = {
  /** @param date formatted date. */
  facts: (date: string) => [
    `In force since ${date}`,
    `Changes are announced ${promises.changeNotice} ahead`,
  ],
  closing: `Questions about this page are answered ${promises.reply}.`,
  write: 'Write to us',
};
