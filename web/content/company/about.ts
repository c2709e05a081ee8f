import { settings } from '../site.ts';
import type { AboutText } from './company.ts';

export const about = {
  meta: {
    title: 'About',
    description: `${settings.brand} trains engineering teams and builds the pipelines, clusters and dashboards they deliver with. Our story, our principles and our numbers.`,
  },
  heading: 'We automate delivery, then hand over the keys',
  lead: `${settings.shortBrand} is a team of platform engineers and trainers. We set up the line from source to production and stay until your people run it.`,
  onward: [
    { to: '/partners', label: 'Who we work with' },
    { to: '/company/contact', label: 'Contact us' },
  ],
  story: {
    title: 'How we got here',
    paragraphs: [
      `${settings.shortBrand} began in a classroom. We taught Jenkins, Docker and later Kubernetes to developers who went home on Friday with a certificate of attendance and a head full of plans. Too often we met the same people half a year later, and nothing at their desks had changed.`,
      'What was missing was an afternoon in which somebody sat beside them and moved the first real service. So we started to do that. A course ended with a pipeline on the participant’s own repository, and the exercise was over when it had shipped something.',
      'Companies then asked us to set up the rest as well: clusters, dashboards, policies, the migration they had put off. We agreed on one condition, which still stands in every offer. The people who will run a system build it with us, and we leave when they no longer need us.',
      'Training and managed automation have been a single trade for us ever since. Half of us teach in any given month. It keeps the explanations honest, because whoever explains a rollback on Tuesday may have to perform one on Wednesday.',
    ],
  },
  principles: {
    title: 'Five principles we can be held to',
    items: [
      {
        name: 'Your repository, your name',
        description:
          'Everything we write is committed where your team already works and belongs to you from the first line.',
      },
      {
        name: 'Small steps, each reversible',
        description: 'We prefer ten changes that can be taken back to a single one that cannot.',
      },
      {
        name: 'Boring tools first',
        description:
          'A tool earns its place by being understood at three in the morning by somebody who did not choose it.',
      },
      {
        name: 'Measure before and after',
        description:
          'Each goal has a starting value, written down before anybody touches the system.',
      },
      {
        name: 'Say it early',
        description:
          'When a plan turns out to be wrong you hear it from us the same day, with what we would do instead.',
      },
    ],
  },
  steps: {
    title: 'How we work',
    items: [
      {
        name: 'Look',
        description:
          'For a few days we read code, watch runs and ask the people who are woken at night what they would change.',
      },
      {
        name: 'Build together',
        description:
          'Mixed pairs move one service after another, and every pair has at least one person from your side at the keyboard.',
      },
      {
        name: 'Step back',
        description:
          'We answer questions and stop giving answers, until a planted fault is found and repaired without us.',
      },
    ],
  },
  numbers: {
    title: 'Three numbers about us',
    items: [
      {
        value: '1000+',
        label: 'professionals trained',
        detail:
          'Developers, testers, administrators and their managers, in courses and on the job.',
      },
      {
        value: '95%',
        label: 'success rate',
        detail: 'Our own figure. Ask us in a call, and we show you what it counts.',
      },
      {
        value: '50+',
        label: 'enterprise clients',
        detail: 'From banks to hospitals, most of them with systems older than their pipelines.',
      },
    ],
  },
} as const satisfies AboutText;
