import type { PageText } from './page.ts';
import { settings } from './site.ts';

const UNDER_CONSTRUCTION = 'This page is under construction';

export const contactSales = {
  meta: {
    title: 'Contact Sales',
    description: `Talk to ${settings.brand} about training and managed automation.`,
  },
  heading: 'Contact Sales',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/company/contact', label: 'Write to us' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies PageText;

export const brochure = {
  meta: {
    title: 'Download Brochure',
    description: `The ${settings.brand} brochure is on its way; until then, pricing and success stories say more.`,
  },
  heading: 'Download Brochure',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/pricing', label: 'How pricing works' },
    { to: '/OneGoCaseStudies', label: 'See success stories' },
  ],
} as const satisfies PageText;

export const productsOverview = {
  meta: {
    title: 'Products Overview',
    description: `The eight ${settings.brand} offerings, from pipelines to GitOps.`,
  },
  heading: 'Products Overview',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/ci-cd-pipeline-automation', label: 'CI/CD pipeline automation' },
    { to: '/kubernetes-as-a-service', label: 'Kubernetes as a service' },
    { to: '/monitoring-logging', label: 'Monitoring and logging' },
    { to: '/book-demo', label: 'Book a demo' },
  ],
} as const satisfies PageText;

export const resourcesOverview = {
  meta: {
    title: 'Resources Overview',
    description: `Blog, whitepapers, documentation and webinars of ${settings.brand}.`,
  },
  heading: 'Resources Overview',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/resources/all', label: 'All resources' },
    { to: '/blog', label: 'Blog' },
    { to: '/documentation', label: 'Documentation' },
  ],
} as const satisfies PageText;

export const companyOverview = {
  meta: {
    title: 'Company Overview',
    description: `The pages about ${settings.brand}: who we are, careers, news and partners.`,
  },
  heading: 'Company Overview',
  lead: UNDER_CONSTRUCTION,
  onward: [
    { to: '/about', label: 'About' },
    { to: '/careers', label: 'Careers' },
    { to: '/news', label: 'News' },
    { to: '/partners', label: 'Partners' },
  ],
} as const satisfies PageText;
