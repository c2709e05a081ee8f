import { linkOptions } from '@tanstack/react-router';
import { promises } from '../promises.ts';

/** Texts shared by all product pages. */
export const productPage = {
  stories: { ...linkOptions({ to: '/OneGoCaseStudies' }), label: 'See success stories' },
  /** Below the title of the counters. */
  goals:
    'Goals of a typical project. Before day one we agree on yours, and record where you start from.',
  start: {
    title: 'Before the first call',
    /** What to bring follows. */
    lead: `The call takes ${promises.demoLength} and costs nothing. You usually get a written offer ${promises.offer}, with a price per milestone and a ceiling.`,
    chapter: {
      kind: 'Documentation',
      title: 'What we need from you',
      description:
        'Access and people before day one, the first week, and what you have at the end.',
    },
    article: { blog: 'Article', whitepapers: 'Whitepaper' },
    storyTitle: 'How a project went',
    pricing: {
      ...linkOptions({ to: '/pricing' }),
      kind: 'Pricing',
      title: 'What drives the price',
      description: 'Three factors with examples, and what an offer contains.',
    },
  },
  testimonials: {
    slide: (number: number, count: number, author: string) =>
      `Testimonial ${number} of ${count}: ${author}`,
    play: 'Play the testimonials',
    pause: 'Pause the testimonials',
  },
};
