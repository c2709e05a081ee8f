import type { Product } from './product.ts';

export const product = {
  id: 'ci-cd-pipeline-automation',
  meta: {
    title: 'CI/CD pipeline automation',
    description:
      'Pipelines as code with approvals, rollback and one template for every service. Set up and run with your team.',
  },
  heading: 'One road to production, for every service',
  lead: 'We write your pipelines as code, put approvals where they belong and make rollback one step. Each new service takes the same road.',
  action: { kind: 'external', label: 'Book a Demo' },
} as const satisfies Product;
