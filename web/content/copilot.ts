import type { PageText } from './page.ts';

export const copilot = {
  meta: {
    title: 'Edzy, the DevOps knowledge copilot',
    description:
      'Ask Edzy about your pipelines, clusters and runbooks in plain language. Every answer names the sources it comes from.',
  },
  heading: 'Meet Edzy – Your DevOps Knowledge Copilot',
  lead: 'Ask in plain language what a runbook, a dashboard and a senior colleague would tell you together. Edzy answers and names its sources.',
  onward: [
    { to: '/book-demo', label: 'Book a demo' },
    { to: '/documentation', label: 'Read the documentation' },
  ],
} as const satisfies PageText;
