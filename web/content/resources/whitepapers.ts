import type { PageText } from '../page.ts';

interface WhitepapersText extends PageText {
  readonly all: string;
  readonly pages: (pages: number) => string;
  /** E-mail link to request the paper. */
  readonly request: { readonly button: string; readonly subject: (title: string) => string };
}

export const whitepapers = {
  meta: {
    title: 'Whitepapers',
    description:
      'Longer arguments with numbers: what slow releases cost, how to plan a data centre exit in waves, and how audit evidence collects itself.',
  },
  heading: 'Longer arguments, with numbers',
  lead: 'For the decision that needs more than a blog post: what slow delivery costs, how a migration is planned, how audits get short.',
  onward: [
    { to: '/resources/all', label: 'Browse all resources' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
  all: 'All whitepapers',
  pages: (pages: number) => `${pages} pages`,
  request: {
    button: 'Ask for the whole paper',
    subject: (title: string) => `Whitepaper: ${title}`,
  },
} as const satisfies WhitepapersText;
