import { coursesLink } from '../navigation.ts';
import { promises } from '../promises.ts';
import { settings } from '../site.ts';
import type { CareersText } from './company.ts';

export const careers = {
  meta: {
    title: 'Careers',
    description: `${settings.brand} has no open positions at the moment. Read how we hire when a position opens, and what you can do until then.`,
  },
  heading: 'No open positions at the moment',
  lead: 'When a position opens, it is listed here first and says how to apply. Until then we keep no applications.',
  onward: [{ to: '/about', label: 'How we work' }],
  status: `Nobody recruits on our behalf. If an agency or a message offers you a job at ${settings.shortBrand} while this page lists none, the offer is not ours.`,
  letter: {
    label: 'A letter of half a page, as an example',
    title: 'a letter, as an example · half a page',
    parts: [
      {
        name: 'A system that I kept running',
        detail:
          'The queue that pays out orders every night: its retries, its alerts, its upgrades, and the pager.',
      },
      {
        name: 'A mistake that I made with it',
        detail:
          'I raised a timeout so that an alert would stop. The queue then hid an outage until the morning. Now the alert counts the orders that are not paid.',
      },
    ],
  },
  hiring: {
    title: 'How we hire when a position opens',
    items: [
      {
        name: 'A letter',
        measure: '½ page',
        description: 'About a system that you kept running, and a mistake you made with it.',
      },
      {
        name: 'A conversation',
        measure: '45 min',
        description: 'With two of our engineers, about your work and ours.',
      },
      {
        name: 'A task',
        measure: 'one day',
        description: 'You pair with one of us on a realistic task, with your own tools.',
      },
      {
        name: 'An answer',
        measure: 'yes or no',
        description: `You hear from us ${promises.hiringAnswer}.`,
      },
    ],
  },
  meanwhile: {
    title: 'What you can do until then',
    items: [
      {
        name: 'Build something small',
        description:
          'Take your own service from commit to production, with tests, a canary and a rollback that you have tried.',
      },
      {
        name: 'Write about a failure',
        description: 'An honest account of one incident shows more than a list of tools.',
      },
      {
        name: 'Join a course',
        description: 'It shows you how we teach, and how we work.',
      },
    ],
  },
  closing: {
    title: 'Learn with us instead',
    lead: 'Look at what a course contains, day by day.',
    links: [coursesLink, { to: '/blog', label: 'Read the blog' }],
  },
} as const satisfies CareersText;
