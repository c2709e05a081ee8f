import type { Product } from './product.ts';

export const product = {
  id: 'monitoring-logging',
  meta: {
    title: 'Monitoring and logging',
    description: 'Metrics, logs and traces in one place, with alerts tied to what users feel.',
  },
  heading: 'Know before your users do',
  lead: 'We put metrics, logs and traces in one place and tie alerts to objectives, so that a page means something and names its owner.',
  action: { kind: 'book-demo', label: 'Schedule a Demo' },
} as const satisfies Product;
