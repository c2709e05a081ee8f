import type { PageText } from '../page.ts';

export const allResources = {
  meta: {
    title: 'All resources',
    description: 'Blog, whitepapers, documentation and webinars in one place.',
  },
  heading: 'Everything we have written down',
  lead: 'Articles, whitepapers, documentation and webinars in one place.',
  onward: [
    { to: '/blog', label: 'Blog' },
    { to: '/whitepapers', label: 'Whitepapers' },
    { to: '/documentation', label: 'Documentation' },
    { to: '/webinars', label: 'Webinars' },
  ],
} as const satisfies PageText;
