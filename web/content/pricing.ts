import type { OnwardLink, PageText } from './page.ts';
import { settings } from './site.ts';

export interface PriceScope {
  readonly name: string;
  /** How this factor affects the price, in one or two sentences. */
  readonly description: string;
  /** Examples, from small to large. */
  readonly details: readonly [string, string, string];
}

export interface PriceClaim {
  readonly name: string;
  /** What the claim means, and its limits. */
  readonly meaning: string;
}

export interface PriceQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface PricingText extends PageText {
  readonly button: OnwardLink;
  readonly scopes: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly PriceScope[];
  };
  readonly claims: { readonly title: string; readonly items: readonly PriceClaim[] };
  readonly offer: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly string[];
  };
  readonly questions: { readonly title: string; readonly items: readonly PriceQuestion[] };
  readonly closing: { readonly title: string; readonly lead: string };
}

const bookDemoCall = { to: '/book-demo', label: 'Book a Demo Call' } as const satisfies OnwardLink;

export const pricing = {
  meta: {
    title: 'Pricing',
    description: `What a project with ${settings.brand} costs depends on three things, explained here with examples. A written offer with a ceiling follows the demo call.`,
  },
  heading: 'Priced to the work, not to the seat',
  lead: 'Your price is tailored by project size, complexity and automation scope. Expect about 70% cost savings, full automation and 24/7 support, each explained below.',
  button: bookDemoCall,
  onward: [bookDemoCall, { to: '/OneGoCaseStudies', label: 'See success stories' }],
  scopes: {
    title: 'Three things move the price',
    lead: 'We look at all three in the demo call, on your own services.',
    items: [
      {
        name: 'Project size',
        description:
          'Services, environments and people to train set the number of days. Cloud regions count only where each needs work of its own.',
        details: [
          'A service, its pipeline and a team of six',
          '25 services in three environments',
          '200 engineers across four time zones',
        ],
      },
      {
        name: 'Complexity',
        description:
          'What surrounds the code costs more than its length: shared databases, old protocols, rules, and how many people must agree.',
        details: [
          'Stateless APIs with tests that pass',
          'A monolith on a shared Oracle database',
          'Card data, two regulators and a site without internet',
        ],
      },
      {
        name: 'Automation scope',
        description:
          'You decide how far the line reaches and where a person stays in it. Running the result for you is priced apart from building it.',
        details: [
          'Build and test on each push',
          'Delivery to production, with approvals and rollback',
          'Clusters, monitoring and security, run by us day and night',
        ],
      },
    ],
  },
  claims: {
    title: 'What our three claims mean',
    items: [
      {
        name: 'About 70% cost savings',
        meaning:
          'We compare a year with us to hiring and tooling for the same scope, and your offer shows the sum, even a smaller one.',
      },
      {
        name: 'Full automation',
        meaning:
          'Every step between merge and production runs without hands, apart from the approvals that you choose to keep.',
      },
      {
        name: '24/7 support',
        meaning:
          'An engineer responds at any hour to incidents on what we run, while questions and change requests wait for the working day.',
      },
    ],
  },
  offer: {
    title: 'What stands in an offer',
    lead: 'Four to six pages, written by the engineer who would lead the work.',
    items: [
      'The scope, service by service',
      'What is left out, and why',
      'A price per milestone and a ceiling',
      'Dates, and the people who keep them',
      'Access and time that we need from you',
      'Terms of handover and of stopping early',
    ],
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Why is there no price list?',
        answer:
          'Two teams with ten services each can differ fivefold once data, rules and age are counted. Any figure here would mislead one of them.',
      },
      {
        question: 'How soon do we get an offer?',
        answer:
          'Five working days after the call, provided that we may read one repository or see its pipeline run. It is valid for 30 days.',
      },
      {
        question: 'Can we start with something small?',
        answer:
          'Yes. Most first orders cover a single service or environment at a fixed price. Nothing renews by itself.',
      },
      {
        question: 'Which costs come on top?',
        answer:
          'Cloud, licences and runners are billed to your own accounts by their providers. The offer estimates them, and we ask before a choice raises them.',
      },
      {
        question: 'Is training part of the price?',
        answer:
          'The labs that your team needs to take over are included. A separate course has a fee of its own, in INR like all our fees, and refunds follow the Terms of Service.',
      },
    ],
  },
  closing: {
    title: 'Half an hour shows what drives your price',
    lead: 'Name a service, show us its last release, and you hear at the end of the call which of the three scopes weighs most.',
  },
} as const satisfies PricingText;
