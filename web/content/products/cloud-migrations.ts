import type { Product } from './product.ts';

export const product = {
  id: 'cloud-migrations',
  meta: {
    title: 'Cloud migrations',
    description: 'Workloads moved in rehearsed waves, each with a tested way back.',
  },
  heading: 'Moved in waves, each with a way back',
  lead: 'We map what talks to what, automate the move and rehearse each cutover, so that the night itself is uneventful.',
  action: { kind: 'book-demo', label: 'Schedule Migration Consultation' },
} as const satisfies Product;
