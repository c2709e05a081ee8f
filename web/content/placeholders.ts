import type { LeadFormText } from './leads.ts';
import type { ClosingText, LinkingText, PageText } from './page.ts';
import { promises } from './promises.ts';
import { settings } from './site.ts';

const UNDER_CONSTRUCTION = 'This page is under construction';

/** A placeholder with links to the pages below it. */
export interface OverviewText extends PageText {
  /** In place of the description. */
  readonly intro?: string;
  readonly closing: ClosingText;
}

export const contactSales = {
  meta: {
    title: 'Contact Sales',
    description: `Talk to ${settings.brand} about training and managed automation. Send an engineer a few lines, or book a free demo of ${promises.demoLength} with one of them.`,
  },
  heading: 'Contact Sales',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/company/contact', label: 'Contact us' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies LinkingText;

/** The form of the sales page. */
export const salesForm: LeadFormText = {
  id: 'sales',
  title: 'Tell us what has to be better',
  lead: 'The tools you run, what is slow, and by when. An engineer reads it, not a salesperson.',
  steps: {
    writing: { name: 'Requested', detail: 'here, without an account' },
    storing: { name: 'Stored', detail: `in our database, for ${promises.messageRetention}` },
    end: { name: 'Answered', detail: promises.reply },
  },
  fixedTopic: 'project',
  messageLabel: 'Your project',
  missing: 'Describe your project.',
  button: 'Send to sales',
  sent: {
    title: 'Your request has arrived',
    text: `You hear from an engineer ${promises.reply}.`,
    again: 'Send another request',
  },
};

export const brochure = {
  meta: {
    title: 'Download Brochure',
    description: `The ${settings.brand} brochure is not ready yet. Ask for it by email, or read how pricing works and what twenty success stories have in common.`,
  },
  heading: 'Download Brochure',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/pricing', label: 'How pricing works' },
    { to: '/OneGoCaseStudies', label: 'See success stories' },
  ],
} as const satisfies LinkingText;

export const productsOverview = {
  meta: {
    title: 'Products Overview',
    description: `The ${settings.brand} products, from CI/CD pipelines and infrastructure as code to Kubernetes, monitoring, security and GitOps releases.`,
  },
  heading: 'Products Overview',
  intro: 'Take one, or the whole path from a commit to a service that somebody watches at night.',
  lead: UNDER_CONSTRUCTION,
  closing: {
    title: 'One call for all of them',
    lead: `It takes ${promises.demoLength}. Bring one service, and we start where its releases wait.`,
    links: [
      { to: '/book-demo', label: 'Book a demo' },
      { to: '/pricing', label: 'How pricing works' },
    ],
  },
} as const satisfies OverviewText;

export const resourcesOverview = {
  meta: {
    title: 'Resources Overview',
    description: `The ${settings.brand} blog, whitepapers, documentation and webinars: articles with code, papers with figures, and a chapter for each product.`,
  },
  heading: 'Resources Overview',
  lead: UNDER_CONSTRUCTION,
  closing: {
    title: 'All of it on one page',
    lead: 'Filter the whole list by kind, or try what it says on a file of yours.',
    links: [
      { to: '/resources/all', label: 'Browse all resources' },
      { to: '/check', label: 'Check a file' },
    ],
  },
} as const satisfies OverviewText;

export const companyOverview = {
  meta: {
    title: 'Company Overview',
    description: `Who ${settings.brand} is and how we work, whether we are hiring, what is new, which tools and partners we work with, and how to contact us.`,
  },
  heading: 'Company Overview',
  lead: UNDER_CONSTRUCTION,
  closing: {
    title: 'Write to an engineer',
    lead: `You get an answer ${promises.reply}.`,
    links: [
      { to: '/company/contact', label: 'Contact us' },
      { to: '/book-demo', label: 'Book a demo' },
    ],
  },
} as const satisfies OverviewText;
