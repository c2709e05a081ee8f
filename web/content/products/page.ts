import { linkOptions } from '@tanstack/react-router';

/** Texts shared by all product pages. */
export const productPage = {
  stories: { ...linkOptions({ to: '/OneGoCaseStudies' }), label: 'See success stories' },
  testimonials: {
    slide: (number: number, count: number, author: string) =>
      `Testimonial ${number} of ${count}: ${author}`,
    play: 'Play the testimonials',
    pause: 'Pause the testimonials',
  },
};
