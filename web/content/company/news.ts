import type { PageText } from '../page.ts';

export const news = {
  meta: {
    title: 'News',
    description: 'Releases and announcements from OneGo DevOps.',
  },
  heading: 'What is new at OneGo',
  lead: 'Releases, new courses and changes to the service, newest first.',
  onward: [
    { to: '/blog', label: 'Read the blog' },
    { to: '/webinars', label: 'Next webinars' },
  ],
} as const satisfies PageText;
