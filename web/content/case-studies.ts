import type { PageText } from './page.ts';

export const caseStudies = {
  meta: {
    title: 'Success stories',
    description:
      'How twenty teams in twenty sectors moved to automated delivery. 1000+ professionals trained, 95% success rate, 50+ enterprise clients.',
  },
  heading: 'Twenty sectors, one line to production',
  lead: '1000+ professionals trained, a 95% success rate and 50+ enterprise clients. What each team started with, what changed, and what it brought.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/EzyAssist', label: 'Get Free Consultation' },
  ],
} as const satisfies PageText;
