import type { LeadFormText } from '../leads.ts';
import type { LinkingText } from '../page.ts';
import { prices, promises } from '../promises.ts';
import { settings } from '../site.ts';

const fee = prices.course || 'On request, in INR, for a team or for one participant';

interface TrainingText extends LinkingText {
  readonly listHeading: (courses: number, days: number) => string;
  /** Labels of the parts of a course. */
  readonly parts: {
    /** Opens the rest of a course. */
    readonly fold: string;
    readonly before: string;
    readonly outcomes: string;
    readonly days: string;
    readonly day: (number: number) => string;
    readonly length: (days: number) => string;
    /** Of a day, as its bar is drawn. */
    readonly shares: string;
    readonly bring: string;
    readonly exercise: string;
    readonly product: string;
    readonly dates: string;
    readonly trainer: string;
  };
  readonly certificate: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly name: string; readonly description: string }[];
  };
  /** What holds for every course. */
  readonly terms: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly description: string }[];
    readonly refunds: { readonly before: string; readonly link: string };
  };
}

export const training = {
  meta: {
    title: 'DevOps courses',
    description:
      'A course for each product: who it is for, what you can do afterwards, the plan by day, what to bring, and the exercise at the end.',
  },
  heading: 'Hands-on DevOps courses that end in a real task',
  lead: 'For teams and individuals, on site or online. Whoever solves the last exercise alone gets a certificate.',
  onward: [{ to: '/OneGoCaseStudies', label: 'See success stories' }],
  listHeading: (courses: number, days: number) => `${courses} courses, ${days} days`,
  parts: {
    fold: 'Outcomes, plan and requirements',
    before: 'You should know',
    outcomes: 'After the course you can',
    days: 'The plan',
    day: (number: number) => `Day ${number}`,
    length: (days: number) => `${days} days`,
    shares: 'One third lessons, two thirds exercises',
    bring: 'What to bring',
    exercise: 'Final exercise',
    product: 'The product',
    dates: 'Next dates',
    trainer: 'with',
  },
  certificate: {
    title: 'The certificate, and how somebody checks it',
    lead: 'Our own, for everyone who passes the final exercise. It replaces no vendor’s exam.',
    items: [
      {
        name: 'What it says',
        description: 'Your name, the course, the exercise that you solved and the day.',
      },
      {
        name: 'What it proves',
        description: 'That you did the task alone, before a trainer who did not help.',
      },
      {
        name: 'How it is checked',
        description: `Whoever you show it to writes to \`${settings.contactEmail}\` with its number, and hears from us ${promises.reply}.`,
      },
    ],
  },
  terms: {
    title: 'For every course',
    items: [
      {
        name: 'Format',
        description: 'Up to twelve participants and one trainer.',
      },
      {
        name: 'Laptop and accounts',
        description: 'A browser and a terminal. Practice environments are ours.',
      },
      {
        name: 'Fee',
        description: `${fee}. You have it in writing before you enrol.`,
      },
    ],
    refunds: {
      before: 'Enrolment, refunds and the minimum age follow the',
      link: 'Terms\u00a0of\u00a0Service',
    },
  },
} as const satisfies TrainingText;

export const courseForm: LeadFormText = {
  id: 'dates',
  title: 'Ask for dates and the fee',
  lead: 'Name the course and how many you are. We answer with dates, hours, trainer, language, fee and how to pay.',
  steps: {
    writing: { name: 'Requested', detail: 'here, without an account' },
    storing: { name: 'Stored', detail: `in our database, for ${promises.messageRetention}` },
    end: { name: 'Answered', detail: promises.courseAnswer },
  },
  fixedTopic: 'course',
  messageLabel: 'Course, number of people, preferred weeks',
  missing: 'Name the course.',
  button: 'Ask for dates',
  sent: {
    title: 'Your question about courses has arrived',
    text: 'The trainer who holds the course writes back with dates and the fee.',
    again: 'Ask about another course',
  },
};
