import { linkOptions } from '@tanstack/react-router';

/** Where the courses are described. */
export const coursesLink = {
  ...linkOptions({ to: '/training' }),
  label: 'See the courses',
};
