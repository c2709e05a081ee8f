import type { ClosingText, PageText } from '../page.ts';

interface WhitepapersText extends Omit<PageText, 'onward'> {
  readonly all: string;
  readonly minutes: (minutes: number) => string;
  readonly print: string;
}

export const whitepapers = {
  meta: {
    title: 'Whitepapers',
    description:
      'Three papers with numbers: what slow releases cost, how to plan a data centre exit in waves, and how audit evidence collects itself.',
  },
  heading: 'Whitepapers on cost, migration and audits',
  lead: 'To read here or to print. The examples in them are invented.',
  all: 'All whitepapers',
  minutes: (minutes: number) => `${minutes} min read`,
  print: 'Prints on A4',
} as const satisfies WhitepapersText;

export const whitepapersClosing = {
  title: 'Repeat the sum with your own figures',
  lead: 'The calculator adds up waiting, batches, failures and evenings as the paper does.',
  links: [
    { to: '/release-cost-calculator', label: 'Release-cost calculator' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies ClosingText;
