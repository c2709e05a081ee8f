import type { Product } from './product.ts';

export const product = {
  id: 'infrastructure-as-code',
  meta: {
    title: 'Infrastructure as code',
    description:
      'Environments from reviewed plans with Terraform and its relatives: every change has a diff, an owner and a way back.',
  },
  heading: 'Every environment is a pull request',
  lead: 'We move your infrastructure into code that plans, reviews and applies itself, with policy checks before anything changes.',
  action: { kind: 'book-demo', label: 'Schedule a Demo' },
} as const satisfies Product;
