import { settings } from '../site.ts';
import type { CompanyText } from './company.ts';

export const news = {
  meta: {
    title: 'News',
    description: `What is new at ${settings.brand}: new tools on this site, and dates in Kubernetes and CI/CD that belong in your own calendar.`,
  },
  heading: `What is new at ${settings.shortBrand}`,
  lead: 'New on this site, and industry dates that you can look up.',
  onward: [
    { to: '/blog', label: 'Read the blog' },
    { to: '/webinars', label: 'See the webinars' },
  ],
  closing: {
    title: 'Plan your next upgrades',
    lead: 'Bring your list of versions to a call, and leave knowing which to upgrade first.',
    links: [
      { to: '/book-demo', label: 'Book a demo' },
      { to: '/EzyAssist', label: 'Ask an expert' },
    ],
  },
} as const satisfies CompanyText;
