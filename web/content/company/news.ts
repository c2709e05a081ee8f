import type { PageText } from '../page.ts';
import { settings } from '../site.ts';

export const news = {
  meta: {
    title: 'News',
    description: `What is new at ${settings.brand}: releases of this site, new courses, and the dates in Kubernetes and CI/CD that you should put in your calendar.`,
  },
  heading: `What is new at ${settings.shortBrand}`,
  lead: 'Releases, new courses, and dates in the field that are worth a place in your calendar. Newest first.',
  onward: [
    { to: '/blog', label: 'Read the blog' },
    { to: '/webinars', label: 'See the webinars' },
  ],
} as const satisfies PageText;
