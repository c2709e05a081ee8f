import { owner } from '../owner/facts.ts';
import { promises } from '../promises.ts';
import { settings } from '../site.ts';
import type { AboutText } from './company.ts';

export const about = {
  meta: {
    title: 'About',
    description: `${settings.brand} trains engineering teams and builds the pipelines, clusters and dashboards they deliver with. How we work, our principles and our numbers.`,
  },
  heading: 'We automate delivery, then hand over the keys',
  lead: `${settings.shortBrand} is a team of platform engineers and trainers. We set up your path from source to production and stay until your people run it.`,
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/partners', label: 'Who we work with' },
  ],
  handover: {
    label: 'A handover, in four steps',
    title: 'handover',
    status: 'complete',
    stages: [
      { state: 'passed', name: 'A release', detail: 'by your team, without help' },
      { state: 'passed', name: 'A rollback', detail: 'the same people, nobody asked us' },
      { state: 'passed', name: 'A planted fault', detail: 'found and repaired' },
      { state: 'passed', name: 'The keys', detail: 'our access removed, in writing' },
    ],
  },
  story: { title: 'How we got here', paragraphs: owner.story ?? [] },
  people: { title: 'Who you will meet', items: owner.people ?? [] },
  principles: {
    title: 'Five principles you can hold us to',
    items: [
      {
        name: 'Your repository, your name',
        description:
          'We commit everything where your team already works. What we write for you is yours from the first line; templates that we bring along stay ours, and you may go on changing them.',
      },
      {
        name: 'Small steps, each reversible',
        description: 'Ten changes that can be reverted are better than one that cannot.',
      },
      {
        name: 'Boring tools first',
        description:
          'We choose tools that somebody who did not choose them can understand at three in the morning.',
      },
      {
        name: 'Measure before and after',
        description: 'Each goal has a starting value, recorded before anybody touches the system.',
      },
      {
        name: 'Say it early',
        description:
          'When a plan turns out to be wrong, we tell you at once, and say what we would do instead.',
      },
    ],
  },
  steps: {
    title: 'How we work',
    items: [
      {
        name: 'Look',
        description:
          'We begin with your code and your runs, and ask the people on call what they would change.',
      },
      {
        name: 'Build together',
        description:
          'Pairs of your engineers and ours move one service after another, with your engineer at the keyboard.',
      },
      {
        name: 'Step back',
        description:
          'We only answer questions, until your team has released, rolled back and repaired a planted fault without us.',
      },
    ],
  },
  numbers: {
    title: 'Three numbers about us',
    lead: 'By our own count.',
    items: [
      {
        value: promises.peopleTrained,
        label: 'professionals trained',
        detail: 'In courses and on the job.',
      },
      {
        value: promises.successRate,
        label: 'success rate',
        detail: `The share of our projects that ${promises.successMeaning}.`,
      },
      {
        value: promises.enterpriseClients,
        label: 'enterprise clients',
      },
    ],
  },
  closing: {
    title: 'Meet an engineer, not a salesperson',
    lead: 'The first call is with somebody who would do the work. Bring one service and its last release.',
    links: [
      { to: '/book-demo', label: 'Book a demo' },
      { to: '/OneGoCaseStudies', label: 'See success stories' },
    ],
  },
} as const satisfies AboutText;
