import type { Product } from './product.ts';

export const product = {
  id: 'security-compliance-automation',
  meta: {
    title: 'Security and compliance automation',
    description: 'Controls that run as checks on every change and collect their own evidence.',
  },
  heading: 'Controls that collect their own evidence',
  lead: 'We turn your policies into checks that run on every change and every night, and keep dated evidence for whoever asks.',
  action: { kind: 'book-demo', label: 'Book Security Assessment' },
} as const satisfies Product;
