import type { PageText } from '../page.ts';
import { settings } from '../site.ts';

export const news = {
  meta: {
    title: 'News',
    description: `Releases, new courses and changes to the service at ${settings.brand}, newest first.`,
  },
  heading: `What is new at ${settings.shortBrand}`,
  lead: 'Releases, new courses and changes to the service, newest first.',
  onward: [
    { to: '/blog', label: 'Read the blog' },
    { to: '/webinars', label: 'Next webinars' },
  ],
} as const satisfies PageText;
