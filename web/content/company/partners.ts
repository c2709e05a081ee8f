import type { PageText } from '../page.ts';

export const partners = {
  meta: {
    title: 'Partners',
    description:
      'The tools and clouds OneGo DevOps builds with, and how to work with us as a consultancy or training partner.',
  },
  heading: 'Built with tools you already trust',
  lead: 'We work with the clouds and tools our clients run, and with consultancies that want delivery automation done once and well.',
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/about', label: 'About OneGo' },
  ],
} as const satisfies PageText;
