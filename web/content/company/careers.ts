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
  onward: [{ to: '/about', label: 'How we work' }, coursesLink],
  hiring: {
    title: 'How we hire when a position opens',
    lead: `Nobody recruits on our behalf. If an agency or a message offers you a job at ${settings.shortBrand} while this page lists none, the offer is not ours.`,
    items: [
      {
        name: 'A letter',
        measure: '½ page',
        description: 'About a system that you kept running, and a mistake you made with it.',
      },
      {
        name: 'A conversation',
        measure: promises.hiringConversation,
        description: 'With two of our engineers, about your work and ours.',
      },
      {
        name: 'A task',
        measure: promises.hiringTask,
        description: 'You pair with one of us on a realistic task, with your own tools.',
      },
      {
        name: 'An answer',
        measure: 'Yes or no',
        description: `You hear from us ${promises.hiringAnswer}.`,
      },
    ],
  },
  meanwhile: {
    title: 'What you can do until then',
    items: [
      {
        to: '/check',
        name: 'Build something small',
        description:
          'Take your own service from commit to production, with tests, a canary and a rollback that you have tried.',
      },
      {
        to: '/blog',
        name: 'Write about a failure',
        description: 'An honest account of one incident shows more than a list of tools.',
      },
      {
        to: coursesLink.to,
        name: 'Join a course',
        description: 'It shows you how we teach, and how we work.',
      },
    ],
  },
} as const satisfies CareersText;
