import { listWords } from '../list-words.ts';
import { promises } from '../promises.ts';

/** Texts around the content of Markdown document pages. */
export const documentPage = {
  contents: 'On this page',
  updated: 'Updated',
  copyPage: 'Copy page as Markdown',
  sources: {
    heading: 'Sources',
    tried: (date: string, tools: readonly string[]) =>
      `The code was checked on ${date} with ${listWords(tools)}.`,
  },
  onward: {
    heading: 'Where to go from here',
    kinds: {
      blog: 'Article',
      whitepapers: 'Whitepaper',
      webinars: 'Webinar',
      documentation: 'Documentation',
    },
    product: 'Product',
    course: 'Course',
    courseFor: (product: string) => `Train your team: ${product}`,
  },
};

/** Texts around the content of legal pages. */
export const legalPage = {
  inForce: (date: string) => `In force from ${date}`,
  closing: `Questions about this page are answered ${promises.reply}.`,
  write: 'Contact us',
};
