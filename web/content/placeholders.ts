import type { PageText } from './page.ts';
import { settings } from './site.ts';

const UNDER_CONSTRUCTION = 'This page is under construction';

export const contactSales = {
  meta: {
    title: 'Contact Sales',
    description: `Talk to ${settings.brand} about training and managed automation. Until this page is ready, write to us or book a demo with one of our engineers.`,
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
    description: `The ${settings.brand} brochure is not ready yet. Ask for it by email, or read how pricing works and what twenty success stories have in common.`,
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
    description: `The eight ${settings.brand} products, from CI/CD pipelines and infrastructure as code to Kubernetes, monitoring, security and GitOps releases.`,
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
    description: `The ${settings.brand} blog, whitepapers, documentation and webinars: articles with code, longer arguments, and a chapter for each product.`,
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
    description: `Who ${settings.brand} is and how we work, whether we are hiring, what is new, which tools and partners we work with, and how to contact us.`,
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
