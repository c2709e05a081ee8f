import type { LinkingText, OnwardLink } from './page.ts';
import type { Fragment } from './products/fragment.ts';
import { promises } from './promises.ts';
import { settings } from './site.ts';

export interface PriceScope {
  readonly name: string;
  /** How this factor affects the price, in one or two sentences. */
  readonly description: string;
  /** Examples, from small to large. */
  readonly details: readonly [string, string, string];
}

export interface PriceClaim {
  /** Large, the beginning of the claim. */
  readonly figure: string;
  readonly name: string;
  /** What the claim means, and its limits. */
  readonly meaning: string;
}

export interface PriceQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface PricingText extends LinkingText {
  readonly button: OnwardLink;
  readonly scopes: {
    readonly title: string;
    readonly hint: string;
    readonly items: readonly PriceScope[];
    /** Names of the three steps. */
    readonly scale: readonly [string, string, string];
  };
  readonly claims: { readonly title: string; readonly items: readonly PriceClaim[] };
  /** A sum that the first claim rests on. */
  readonly saving: Fragment;
  readonly offer: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly string[];
  };
  readonly questions: { readonly title: string; readonly items: readonly PriceQuestion[] };
  readonly closing: { readonly title: string; readonly lead: string };
}

export const pricing = {
  meta: {
    title: 'Pricing',
    description: `A project with ${settings.brand} is priced by size, complexity and automation scope. See what the offer contains, what costs extra and what the first call costs.`,
  },
  heading: 'Priced to the work, not to the seat',
  lead: `The price is tailored to project size, complexity and automation scope. Up to 70% lower first‑year cost, full automation and ${promises.support}: an offer says what each means.`,
  button: { to: '/book-demo', label: 'Book a Demo Call' },
  onward: [{ to: '/OneGoCaseStudies', label: 'See success stories' }],
  scopes: {
    title: 'Three things move the price',
    hint: 'Choose a cell in each row, and the offer recounts. It is invented.',
    scale: ['Small', 'Medium', 'Large'],
    items: [
      {
        name: 'Project size',
        description: 'Services, environments and people to train.',
        details: [
          'A service, its pipeline and a team of six',
          'Twelve services in three environments',
          '200 engineers across four time zones',
        ],
      },
      {
        name: 'Complexity',
        description: 'Data, regulation, and how many must agree.',
        details: [
          'Stateless APIs with tests that pass',
          'A monolith on a shared Oracle database',
          'Card data, two regulators and a site without internet',
        ],
      },
      {
        name: 'Automation scope',
        description: 'Running the result is priced separately.',
        details: [
          'Build and test on each push',
          'Delivery to production, with approvals and rollback',
          'Clusters, monitoring and security as well, all from code',
        ],
      },
    ],
  },
  claims: {
    title: 'Three claims, and their limits',
    items: [
      {
        figure: 'Up to 70%',
        name: 'cost savings',
        meaning: 'Your offer shows both sums, and if the difference is 20%, it says 20%.',
      },
      {
        figure: 'Full',
        name: 'automation',
        meaning:
          'Where the scope reaches production, a release needs no step by hand after the merge but the approvals you keep.',
      },
      {
        figure: '24/7',
        name: 'support',
        meaning: `Under a support agreement, an engineer responds to incidents ${promises.onCall}. Questions wait for office hours.`,
      },
    ],
  },
  saving: {
    kind: 'bars',
    label: 'What a first year costs',
    title: 'first year · example, INR million',
    bars: [
      { state: 'waiting', name: 'two engineers 8.4, licences 1.6', note: '10', length: 100 },
      { state: 'passed', name: 'our price 2.4, licences 0.6', note: '3', length: 30 },
    ],
  },
  offer: {
    title: 'What an offer contains',
    lead: 'Written by the engineer who would lead the work.',
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
    title: 'Questions before you sign',
    items: [
      {
        question: 'Why is there no price list for projects?',
        answer: 'Two teams with ten services each differ in data, regulators and age.',
      },
      {
        question: 'What does it cost to find out?',
        answer: `Nothing: ${promises.demoLength} of a call. The offer is free too.`,
      },
      {
        question: 'How soon do I get an offer?',
        answer: `Usually ${promises.offer} of the call, valid for ${promises.offerValidity}.`,
      },
      {
        question: 'Can I start with something small?',
        answer: 'Yes: one service with its own ceiling. Nothing renews by itself.',
      },
      {
        question: 'Which costs are extra?',
        answer: 'Cloud, licences and runners, in your own accounts. The offer estimates them.',
      },
      {
        question: 'How do we pay from outside India?',
        answer:
          'The same invoice, in INR, by bank transfer. Your bank sets the rate and its charges. Tell us before the offer if you need another currency.',
      },
      {
        question: 'Is training part of the price?',
        answer: 'The labs that prepare your team are. A separate course has its own fee.',
      },
    ],
  },
  closing: {
    title: 'Half an hour shows what drives your price',
    lead: 'Show us one service and its last release.',
  },
} as const satisfies PricingText;
