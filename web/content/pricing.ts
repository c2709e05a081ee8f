import type { PageText } from './page.ts';

export const pricing = {
  meta: {
    title: 'Pricing',
    description:
      'Pricing tailored to project size, complexity and automation scope. About 70% cost savings, full automation and 24/7 support.',
  },
  heading: 'Priced to the work, not to the seat',
  lead: 'Pricing is tailored by project size, complexity and automation scope. Teams save about 70% against building it themselves, with full automation and 24/7 support.',
  onward: [
    { to: '/book-demo', label: 'Book a Demo Call' },
    { to: '/OneGoCaseStudies', label: 'See success stories' },
  ],
} as const satisfies PageText;
