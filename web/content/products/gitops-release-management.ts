import type { Product } from './product.ts';

export const product = {
  id: 'gitops-release-management',
  meta: {
    title: 'GitOps and release management',
    description: 'Merge to release, revert to roll back: clusters that follow the repository.',
  },
  heading: 'Merge to release, revert to roll back',
  lead: 'We make the repository the only way into production. Controllers keep each cluster equal to it and report drift.',
  action: { kind: 'book-demo', label: 'Schedule a GitOps Demo' },
} as const satisfies Product;
