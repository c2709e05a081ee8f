import { linkOptions } from '@tanstack/react-router';

/** Where the courses are described. */
export const coursesLink = {
  ...linkOptions({ to: '/OneGoCaseStudies' }),
  label: 'See the courses',
};
