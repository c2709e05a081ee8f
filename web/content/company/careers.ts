import { settings } from '../site.ts';
import type { CareersText } from './company.ts';

export const careers = {
  meta: {
    title: 'Careers',
    description: `${settings.brand} is not hiring right now. How we choose people when a place opens, and what you can do until then.`,
  },
  heading: 'No open positions at the moment',
  lead: 'We hire slowly and train everyone who joins. When a place opens, it is listed here first.',
  onward: [
    { to: '/about', label: 'How we work' },
    { to: '/blog', label: 'Read our notes' },
  ],
  status: {
    title: 'Where things stand',
    paragraphs: [
      'There are no open positions today, in engineering, in training or in the office. We keep no pool of applications either, so please do not send a CV for later: we would have to delete it.',
      `Nobody recruits on our behalf. If an agency or a message offers you a job at ${settings.shortBrand}, and this page says that there is none, it does not come from us.`,
    ],
  },
  hiring: {
    title: 'How we hire when a place opens',
    items: [
      {
        name: 'A letter',
        description:
          'Half a page about a system you kept running and a thing you got wrong with it. Degrees and photographs are not asked for.',
      },
      {
        name: 'A conversation',
        description:
          'Forty-five minutes with two engineers, on your work and ours, with the salary range named at the start.',
      },
      {
        name: 'A paid day',
        description:
          'You spend it in a pair on a realistic task, with your own tools, and receive a fee whatever the outcome.',
      },
      {
        name: 'A lesson',
        description: `Teach us something for 15 minutes, since everyone at ${settings.shortBrand} teaches sooner or later.`,
      },
      {
        name: 'An answer',
        description: 'It comes within five working days, and a refusal comes with its reason.',
      },
    ],
  },
  meanwhile: {
    title: 'What you can do until then',
    items: [
      {
        name: 'Build something small',
        description:
          'Take a service of your own from commit to production with tests, a canary and a rollback that you have tried.',
      },
      {
        name: 'Write about a failure',
        description:
          'An honest account of one incident shows more than a list of tools ever could.',
      },
      {
        name: 'Join a course',
        description:
          'Several of our trainers first sat in the second row of a course like the ones we give today.',
      },
    ],
  },
} as const satisfies CareersText;
