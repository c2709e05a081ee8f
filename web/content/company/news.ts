import { settings } from '../site.ts';
import type { CompanyText } from './company.ts';

export const news = {
  meta: {
    title: 'News',
    description: `What is new at ${settings.brand}: releases of this site, new courses, and the dates in Kubernetes and CI/CD that you should put in your calendar.`,
  },
  heading: `What is new at ${settings.shortBrand}`,
  lead: 'Releases, new courses, and industry dates that are worth a place in your calendar. Newest first.',
  onward: [
    { to: '/blog', label: 'Read the blog' },
    { to: '/webinars', label: 'See the webinars' },
  ],
  closing: {
    title: 'Put your own dates in order',
    lead: 'Bring your list of versions to a call, and leave knowing which to upgrade first.',
    links: [
      { to: '/book-demo', label: 'Book a demo' },
      { to: '/EzyAssist', label: 'Ask an expert' },
    ],
  },
} as const satisfies CompanyText;
