import { promises } from '../promises.ts';

/** Texts around the content of Markdown document pages. */
export const documentPage = {
  contents: 'On this page',
  updated: 'Updated',
};

export const legalPage = {
  /** @param date formatted date. */
  lead: (date: string) =>
    `In force since ${date}. Changes are announced ${promises.changeNotice.words} ahead.`,
};
