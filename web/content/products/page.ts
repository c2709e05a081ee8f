import { linkOptions } from '@tanstack/react-router';

/** Texts shared by all product pages. */
export const productPage = {
  stories: { ...linkOptions({ to: '/OneGoCaseStudies' }), label: 'See success stories' },
  /** Above the sections that open. */
  details: 'In detail',
  /** Below the title of the counters. */
  goals: 'For a typical project. Yours are agreed before day one, from what we measure.',
  /** Below the call at the end. */
  reading: {
    chapter: 'What we need from you',
  },
  testimonials: {
    slide: (number: number, count: number, author: string) =>
      `Testimonial ${number} of ${count}: ${author}`,
    play: 'Play the testimonials',
    pause: 'Pause the testimonials',
  },
};
