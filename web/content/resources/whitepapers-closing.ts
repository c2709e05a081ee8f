import type { ClosingText } from '../page.ts';

export const whitepapersClosing = {
  title: 'Repeat the sum with your own figures',
  lead: 'The calculator adds up waiting, batches, failures and evenings as the paper does.',
  links: [
    { to: '/release-cost-calculator', label: 'Release-cost calculator' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies ClosingText;
